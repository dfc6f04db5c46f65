import type { ApplicantRow } from '@ieum/contract/hiring/applicants/schemas.ts';
import {
  defaultRangeExtractor,
  useVirtualizer,
  useWindowVirtualizer,
  type Range,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useState, type RefObject } from 'react';
import { tagsOf } from '../texts.ts';

/** Cards rendered above and below the visible ones. */
const BEYOND = 2;
const GAP = { wide: 8, narrow: 10 } as const;
const HEIGHTS = { card: 122, tags: 33, foot: 29 } as const;

/**
 * The rendered part of a column: which cards, the element as high as all of them, and the function that
 * measures a card.
 */
export interface VisibleCards {
  items: readonly VirtualItem[];
  fill: (element: HTMLElement | null) => void;
  measure: (element: HTMLElement | null) => void;
}

/** A card's height before it has been measured. */
const heightOf = ({ summary, answersCount, hasMemo }: ApplicantRow): number =>
  HEIGHTS.card +
  (tagsOf(summary).length > 0 ? HEIGHTS.tags : 0) +
  (answersCount > 0 || hasMemo ? HEIGHTS.foot : 0);

interface VisibleCardsOptions {
  rows: readonly ApplicantRow[];
  /** A card that stays rendered at any scroll position: the focused one. */
  pinnedIndex: number;
}

function useShared({ rows, pinnedIndex }: VisibleCardsOptions) {
  const rangeExtractor = useCallback(
    (range: Range) => {
      const drawn = defaultRangeExtractor(range);
      if (pinnedIndex < 0 || drawn.includes(pinnedIndex)) return drawn;
      return [...drawn, pinnedIndex].toSorted((a, b) => a - b);
    },
    [pinnedIndex],
  );
  return {
    count: rows.length,
    estimateSize: (index: number) => {
      const row = rows[index];
      return row ? heightOf(row) : HEIGHTS.card;
    },
    getItemKey: (index: number) => rows[index]?._id ?? index,
    overscan: BEYOND,
    rangeExtractor,
    useFlushSync: false,
    directDomUpdates: true,
  };
}

/** A column that scrolls separately. */
export function useVisibleInBox(
  box: RefObject<HTMLElement | null>,
  options: VisibleCardsOptions,
): VisibleCards {
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoises here
  const virtual = useVirtualizer<HTMLElement, HTMLElement>({
    ...useShared(options),
    gap: GAP.wide,
    getScrollElement: () => box.current,
  });
  return { items: virtual.getVirtualItems(), fill: virtual.containerRef, measure: virtual.measureElement };
}

/** A column that scrolls with the page, on narrow screens. */
export function useVisibleInPage(
  box: RefObject<HTMLElement | null>,
  options: VisibleCardsOptions,
): VisibleCards {
  const [scrollMargin, setMargin] = useState(0);
  useLayoutEffect(() => {
    const { top } = box.current?.getBoundingClientRect() ?? { top: 0 };
    setMargin(top + window.scrollY);
  }, [box]);
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoises here
  const virtual = useWindowVirtualizer<HTMLElement>({
    ...useShared(options),
    gap: GAP.narrow,
    scrollMargin,
  });
  return { items: virtual.getVirtualItems(), fill: virtual.containerRef, measure: virtual.measureElement };
}
