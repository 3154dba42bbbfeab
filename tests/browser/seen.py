"""What a page shows: texts that overlap, the pixels of a canvas."""

import io
from typing import Any

import numpy as np
from PIL import Image

OVERLAPS = """() => {
  const found = [];
  for (const svg of document.querySelectorAll('svg')) {
    const frame = svg.getBoundingClientRect();
    const words = [...svg.querySelectorAll('text')].map(t => [t.textContent, t.getBoundingClientRect()]);
    words.forEach(([a, p], i) => {
      if (p.left < frame.left || p.right > frame.right || p.top < frame.top || p.bottom > frame.bottom)
        found.push([a, 'outside']);
      for (const [b, q] of words.slice(i + 1)) {
        const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left);
        const tall = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
        if (wide > 1 && tall > 3) found.push([a, b]);
      }
    });
  }
  return found;
}"""


def pixels(page: Any) -> np.ndarray:
    """What is seen, (height, width, 3)."""
    picture = page.screenshot(timeout=240_000)
    return np.asarray(Image.open(io.BytesIO(picture)).convert("RGB"), dtype=float)
