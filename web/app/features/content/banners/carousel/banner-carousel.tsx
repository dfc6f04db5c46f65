import { CAROUSEL } from '@ieum/contract/content/banners/enums.ts';
import IconChevronLeft from '~icons/tabler/chevron-left';
import IconChevronRight from '~icons/tabler/chevron-right';
import IconPlayerPause from '~icons/tabler/player-pause';
import IconPlayerPlay from '~icons/tabler/player-play';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { whenIdle } from '#lib/document/idle.ts';
import { writtenIn } from '#lib/format/copy.ts';
import type { BannerSlide } from '../data.ts';
import { SlideLink } from '../slide-link.tsx';
import styles from './banner-carousel.module.css';
import type { Carousel, CarouselState } from './carousel.ts';
import { copy } from './copy.ts';

const MOVEMENT = {
  '--space': `${CAROUSEL.space}px`,
  '--transition': `${CAROUSEL.transition}ms`,
} as CSSProperties;

/** Starts the movement once the page is idle, or when a button is pressed before. */
function useCarousel(count: number) {
  const frame = useRef<HTMLElement>(null);
  const started = useRef<Promise<Carousel | undefined>>(undefined);
  const [state, setState] = useState<CarouselState>({ index: 0, isRunning: true });
  const start = () => {
    started.current ??= import('./carousel.ts').then(({ startCarousel }) =>
      frame.current ? startCarousel(frame.current, setState) : undefined,
    );
    return started.current;
  };
  useEffect(() => {
    if (count < 2) return undefined;
    let isGone = false;
    void whenIdle().then(() => {
      if (!isGone) void start();
    });
    return () => {
      isGone = true;
      void started.current?.then((carousel) => carousel?.stop());
      started.current = undefined;
    };
  }, [count]);
  const ask = (name: 'next' | 'previous' | 'toggle') => () =>
    void start().then((carousel) => carousel?.[name]());
  return { frame, state, ask };
}

const Slide = ({ slide, isFirst }: { slide: BannerSlide; isFirst: boolean }) => (
  <SlideLink url={slide.url} target={slide.target} className={styles.slide}>
    <img
      src={slide.image.url}
      alt={slide.alt}
      width={1200}
      height={450}
      draggable={false}
      decoding="async"
      loading={isFirst ? 'eager' : 'lazy'}
      {...writtenIn(slide.alt)}
    />
  </SlideLink>
);

interface BannerCarouselProps {
  slides: readonly BannerSlide[];
  label: string;
  /** The kind of screen that is shown, where it is not the window's: in a preview. */
  screen?: 'desktop' | 'mobile';
}

/**
 * Pictures side by side that move by themselves. Without scripts it is a row of links that is scrolled; its
 * size is known before any picture is loaded.
 */
export function BannerCarousel({ slides, label, screen }: BannerCarouselProps) {
  const { frame, state, ask } = useCarousel(slides.length);
  const count = slides.length;
  return (
    <section
      ref={frame}
      className={styles.carousel}
      style={MOVEMENT}
      aria-roledescription={copy.carousel}
      aria-label={label}
      data-screen={screen}
    >
      <ul className={styles.list}>
        {slides.map((slide, index) => (
          <li key={index}>
            <Slide slide={slide} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className={styles.controls} data-few={count === 2 || undefined} data-print="hidden">
          <p aria-live={state.isRunning ? 'off' : 'polite'} aria-atomic>
            <span className="visually-hidden">{copy.place(state.index + 1, count)}</span>
            <span aria-hidden className="number">
              <b>{state.index + 1}</b> / {count}
            </span>
          </p>
          <button type="button" aria-label={copy.previous} onClick={ask('previous')}>
            <IconChevronLeft size={18} aria-hidden />
          </button>
          <button type="button" aria-label={state.isRunning ? copy.pause : copy.play} onClick={ask('toggle')}>
            {state.isRunning ? (
              <IconPlayerPause size={18} aria-hidden />
            ) : (
              <IconPlayerPlay size={18} aria-hidden />
            )}
          </button>
          <button type="button" aria-label={copy.next} onClick={ask('next')}>
            <IconChevronRight size={18} aria-hidden />
          </button>
        </div>
      )}
    </section>
  );
}
