import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { LectureMessage } from '@ieum/contract/live/lectures/schemas.ts';

/** Within this many pixels of its end a list follows new messages. */
const NEAR_END = 30;

interface ScrollOptions {
  messages: readonly LectureMessage[];
  /** Changes with each notice between the messages. */
  lastNotice: string | undefined;
  isOwn: (message: LectureMessage) => boolean;
  /** Whether the messages scroll with the page, as on phones, instead of in a box. */
  isPage: boolean;
}

export interface ScrollToNewest {
  isPage: boolean;
  /** Stores the reader's position in the messages. */
  note: () => void;
  toEnd: () => void;
  /** How many came while the reader was not at the end. */
  fresh: number;
}

/** The element that scrolls: the page, or the box of the messages. */
const scrollerOf = (box: HTMLElement | null, isPage: boolean): Element | null =>
  isPage ? document.scrollingElement : box;

/** Follows new messages while the reader is at the end, and counts those that came while not. */
export function useScrollToNewest({
  messages,
  lastNotice,
  isOwn,
  isPage,
}: ScrollOptions): [RefObject<HTMLDivElement | null>, ScrollToNewest] {
  const latest = messages.at(-1);
  const last = latest?.number ?? 0;
  const list = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(0);
  // A page opens at its beginning, where the lecture is.
  const isAtEnd = useRef(!isPage);
  const toEnd = () => {
    const scroller = scrollerOf(list.current, isPage);
    scroller?.scrollTo({ top: scroller.scrollHeight });
  };
  const note = () => {
    const scroller = scrollerOf(list.current, isPage);
    if (!scroller) return;
    const { scrollHeight, scrollTop, clientHeight } = scroller;
    isAtEnd.current = scrollHeight - scrollTop - clientHeight <= NEAR_END;
    if (isAtEnd.current) setSeen(last);
  };
  const noteOfPage = useEffectEvent(note);
  useEffect(() => {
    if (!isPage) return undefined;
    addEventListener('scroll', noteOfPage, { passive: true });
    return () => removeEventListener('scroll', noteOfPage);
  }, [isPage]);
  const follow = useEffectEvent(() => {
    // Messages from before the reader came are not new.
    const isFirst = seen === 0;
    const hasWritten = latest !== undefined && isOwn(latest) && !isFirst;
    if (isAtEnd.current || hasWritten) toEnd();
    if (isAtEnd.current || hasWritten || isFirst) setSeen(last);
  });
  useLayoutEffect(() => follow(), [last]);
  const stayAtEnd = useEffectEvent(() => {
    if (isAtEnd.current) toEnd();
  });
  useLayoutEffect(() => stayAtEnd(), [lastNotice]);
  const fresh = seen === 0 ? 0 : messages.filter(({ number }) => number > seen).length;
  return [list, { isPage, note, toEnd, fresh }];
}
