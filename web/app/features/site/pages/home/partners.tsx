import type { BannerSlide } from '#features/content/banners/data.ts';
import { SlideLink } from '#features/content/banners/slide-link.tsx';
import { writtenIn } from '#lib/format/copy.ts';
import { copy } from './copy.ts';
import styles from './partners.module.css';

const Logo = ({ slide: { image, alt, url, target } }: { slide: BannerSlide }) => (
  <li className={styles.logo}>
    <SlideLink url={url} target={target}>
      <img
        src={image.url}
        alt={alt}
        width={160}
        height={48}
        loading="lazy"
        decoding="async"
        {...writtenIn(alt)}
      />
    </SlideLink>
  </li>
);

/** The institutions that the centre works with: the logos of their banner, nothing without one. */
export const Partners = ({ slides }: { slides: readonly BannerSlide[] }) =>
  slides.length > 0 && (
    <section className={`container ${styles.partners}`} aria-label={copy.partnersLabel}>
      <ul>
        {slides.map((slide, index) => (
          <Logo key={index} slide={slide} />
        ))}
      </ul>
    </section>
  );
