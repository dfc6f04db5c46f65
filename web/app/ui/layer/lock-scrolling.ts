let locks = 0;

/**
 * Prevents the page below a layer from scrolling, without moving it where scrollbars take space; returns
 * the function that unlocks it.
 */
export function lockScrolling(): () => void {
  const root = document.documentElement;
  if (locks === 0) {
    root.style.scrollbarGutter = innerWidth > root.clientWidth ? 'stable' : '';
    root.style.overflow = 'hidden';
  }
  locks += 1;
  return () => {
    locks -= 1;
    if (locks > 0) return;
    root.style.overflow = '';
    root.style.scrollbarGutter = '';
  };
}
