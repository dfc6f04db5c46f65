import type { BannerSlide } from '#features/content/banners/data.ts';
import { SlideLink } from '#features/content/banners/slide-link.tsx';
import { writtenIn } from '#lib/format/copy.ts';
import { CompanyMark } from '#ui/layout/company-mark.tsx';
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

const Drawn = ({ name }: { name: string }) => (
  <li className={styles.drawn}>
    <CompanyMark name={name} size={26} />
    {name}
  </li>
);

/** The institutions that the centre works with: the logos of their banner, else drawn ones. */
export const Partners = ({ slides }: { slides: readonly BannerSlide[] }) => (
  <section className={`container ${styles.partners}`} aria-label={copy.partnersLabel}>
    <ul>
      {slides.length > 0
        ? slides.map((slide, index) => <Logo key={index} slide={slide} />)
        : copy.partners.map((name) => <Drawn key={name} name={name} />)}
    </ul>
  </section>
);
