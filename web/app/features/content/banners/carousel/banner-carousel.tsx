import { CAROUSEL } from '@ieum/contract/content/banners/enums.ts';
import { Suspense, useRef, type CSSProperties } from 'react';
import { optionalPart } from '#lib/document/lazy-part.ts';
import { useIdle } from '#lib/document/use-idle.ts';
import { writtenIn } from '#lib/format/copy.ts';
import type { BannerSlide } from '../data.ts';
import { SlideLink } from '../slide-link.tsx';
import styles from './banner-carousel.module.css';

const CarouselControls = optionalPart(async () => (await import('./carousel-controls.tsx')).CarouselControls);

const MOVEMENT = {
  '--space': `${CAROUSEL.space}px`,
  '--transition': `${CAROUSEL.transition}ms`,
} as CSSProperties;

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
 * Pictures side by side that move automatically once the page is idle. Without scripts it is a row of links
 * that is scrolled; its size is known before any picture is loaded.
 */
export function BannerCarousel({ slides, label, screen }: BannerCarouselProps) {
  const frame = useRef<HTMLElement>(null);
  const isIdle = useIdle();
  const count = slides.length;
  const hasLinks = slides.some(({ url }) => url);
  return (
    <section ref={frame} className={styles.carousel} style={MOVEMENT} aria-label={label} data-screen={screen}>
      {/* Without a link inside it, the row itself takes the focus, so that the arrow keys scroll it. */}
      <ul className={styles.list} tabIndex={count > 1 && !hasLinks ? 0 : undefined}>
        {slides.map((slide, index) => (
          <li key={index}>
            <Slide slide={slide} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className={styles.controls} data-few={count === 2 || undefined} data-print="hidden">
          <Suspense fallback={null}>{isIdle && <CarouselControls frame={frame} count={count} />}</Suspense>
        </div>
      )}
    </section>
  );
}
