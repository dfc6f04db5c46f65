import type { FileRef } from '@ieum/contract/common/schemas.ts';
import { isWebLink } from '@ieum/contract/common/web-link.ts';
import { useWatch } from 'react-hook-form';
import { useShownPictures } from '#features/foundation/files/pictures/use-shown-pictures.ts';
import { Panel } from '#ui/box/panel.tsx';
import { ScreenFrame } from '#ui/layout/screen-frame.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { BannerCarousel } from '../carousel/banner-carousel.tsx';
import type { BannerSlide } from '../data.ts';
import styles from './banner-preview.module.css';
import { copy } from './copy.ts';
import type { BannerFormValues, SlideValues } from './draft.ts';

const { preview: texts } = copy;
/** The widths of the carousel on a desktop and on a phone. */
const DESKTOP = 1200;
const MOBILE = 350;
/** The buttons of the carousel are 44 px high and must not become smaller than 24. */
const MIN_SCALE = 24 / 44;

type SlideWithPicture = SlideValues & { image: FileRef };

/** A slide as visitors would see it. A link is not followed in the preview: a new window keeps the form. */
const slideOf = (
  { image, alt, url, isOuterLink }: SlideWithPicture,
  shownUrl: string | undefined,
): BannerSlide => ({
  image: { ...image, url: shownUrl ?? '' },
  alt,
  url: null,
  isOuterLink: isOuterLink || isWebLink(url),
  target: null,
});

/** The banner as the home page would show it, on a desktop and on a phone. */
export function BannerPreview() {
  const { slides, name } = useWatch<BannerFormValues>() as BannerFormValues;
  const pictured = slides.filter((slide): slide is SlideWithPicture => slide.image !== null);
  const shown = useShownPictures(pictured.map(({ image }) => image));
  const ready = pictured.filter(({ image }) => shown[image._id]);
  const all = ready.map((slide) => slideOf(slide, shown[slide.image._id]));
  const label = name || copy.about;
  return (
    <Panel title={texts.title}>
      {ready.length < pictured.length ? (
        <Skeleton height={420} radius={12} />
      ) : all.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <div className={styles.preview}>
          <ScreenFrame label={texts.desktop} width={DESKTOP + 48} minScale={MIN_SCALE}>
            <div className={styles.ground}>
              <BannerCarousel key={all.length} slides={all} label={label} screen="desktop" />
            </div>
          </ScreenFrame>
          <ScreenFrame label={texts.mobile} width={MOBILE + 40} minScale={MIN_SCALE}>
            <div className={styles.ground}>
              <BannerCarousel key={all.length} slides={all} label={label} screen="mobile" />
            </div>
          </ScreenFrame>
        </div>
      )}
    </Panel>
  );
}
