import { useLayoutEffect, type RefObject } from 'react';

const GAP = 6;
const NARROWEST = 300;
const EDGE = 8;

function putBelow({ style }: HTMLElement, anchor: HTMLElement): void {
  const { left, bottom, width } = anchor.getBoundingClientRect();
  const wide = Math.min(Math.max(width, NARROWEST), innerWidth - 2 * EDGE);
  style.left = `${Math.min(left, innerWidth - wide - EDGE)}px`;
  style.top = `${bottom + GAP}px`;
  style.width = `${wide}px`;
  style.maxHeight = `${Math.max(160, innerHeight - bottom - GAP - EDGE)}px`;
}

/** Positions a popover below the form of a field, above everything else, while it has content. */
export function usePosition(
  list: RefObject<HTMLElement | null>,
  field: RefObject<HTMLInputElement | null>,
  isShown: boolean,
): void {
  useLayoutEffect(() => {
    const popover = list.current;
    const anchor = field.current?.form;
    if (!popover || !anchor || !isShown) return undefined;
    const place = () => putBelow(popover, anchor);
    if ('showPopover' in popover) popover.showPopover();
    place();
    // The header's form is wider while it is focused.
    const watch = new ResizeObserver(place);
    watch.observe(anchor);
    addEventListener('scroll', place, { passive: true, capture: true });
    addEventListener('resize', place);
    return () => {
      watch.disconnect();
      removeEventListener('scroll', place, { capture: true });
      removeEventListener('resize', place);
      if ('hidePopover' in popover) popover.hidePopover();
    };
  }, [list, field, isShown]);
}
