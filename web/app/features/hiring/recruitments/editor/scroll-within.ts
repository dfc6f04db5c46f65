const SCROLLS = /auto|scroll/;

/** The nearest scrolling ancestor of an element. */
export function scrollFrameOf(element: HTMLElement): HTMLElement | undefined {
  for (let box = element.parentElement; box; box = box.parentElement) {
    if (box.scrollHeight > box.clientHeight && SCROLLS.test(getComputedStyle(box).overflowY)) return box;
  }
  return undefined;
}

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Scrolls a box, and nothing around it, until an element is in its upper third. */
export function showWithin(frame: HTMLElement | undefined, element: HTMLElement): void {
  if (!frame || frame === document.documentElement) return;
  const [outer, inner] = [frame.getBoundingClientRect(), element.getBoundingClientRect()];
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  const top = frame.scrollTop + inner.top - outer.top - outer.height / 4;
  frame.scrollTo({ top, behavior: isStill() ? 'auto' : 'smooth' });
}
