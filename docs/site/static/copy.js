// A button on each block that copies it: of a console the commands alone.
function commands(text) {
  const lines = text.split("\n");
  const wanted = lines.filter((line, k) => line.startsWith("$ ") || (k && lines[k - 1].endsWith("\\")));
  return wanted.length ? wanted.map((line) => line.replace(/^\$ /, "")).join("\n") + "\n" : text;
}
document.addEventListener("DOMContentLoaded", () => {
  for (const block of document.querySelectorAll("div.highlight")) {
    const button = Object.assign(document.createElement("button"), { className: "copy", textContent: "Copy" });
    button.addEventListener("click", async () => {
      await navigator.clipboard.writeText(commands(block.querySelector("pre").textContent));
      button.textContent = "Copied";
      setTimeout(() => (button.textContent = "Copy"), 1500);
    });
    block.append(button);
  }
});
