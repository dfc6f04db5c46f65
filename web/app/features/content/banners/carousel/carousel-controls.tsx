import IconChevronLeft from '~icons/tabler/chevron-left';
import IconChevronRight from '~icons/tabler/chevron-right';
import IconPlayerPause from '~icons/tabler/player-pause';
import IconPlayerPlay from '~icons/tabler/player-play';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { startCarousel, type Carousel, type CarouselState } from './carousel.ts';
import { copy } from './copy.ts';

interface CarouselControlsProps {
  frame: RefObject<HTMLElement | null>;
  count: number;
}

/** Starts the movement of a carousel: its place, and the buttons that move and stop it. */
export function CarouselControls({ frame, count }: CarouselControlsProps) {
  const carousel = useRef<Carousel>(undefined);
  const [{ index, isRunning }, setState] = useState<CarouselState>({ index: 0, isRunning: false });
  // Before the paint: a button that is visible must find the movement started.
  useLayoutEffect(() => {
    if (!frame.current) return undefined;
    const started = startCarousel(frame.current, setState);
    carousel.current = started;
    return started.stop;
  }, [frame, count]);
  return (
    <>
      <p aria-live={isRunning ? 'off' : 'polite'} aria-atomic>
        <span className="visually-hidden">{copy.place(index + 1, count)}</span>
        <span aria-hidden className="number">
          <b>{index + 1}</b> / {count}
        </span>
      </p>
      <button type="button" aria-label={copy.previous} onClick={() => carousel.current?.previous()}>
        <IconChevronLeft size={18} aria-hidden />
      </button>
      <button
        type="button"
        aria-label={isRunning ? copy.pause : copy.play}
        onClick={() => carousel.current?.toggle()}
      >
        {isRunning ? <IconPlayerPause size={18} aria-hidden /> : <IconPlayerPlay size={18} aria-hidden />}
      </button>
      <button type="button" aria-label={copy.next} onClick={() => carousel.current?.next()}>
        <IconChevronRight size={18} aria-hidden />
      </button>
    </>
  );
}
