import type { FileRef } from '@ieum/contract/common/schemas.ts';
import type { BannerCode, LinkTarget } from '@ieum/contract/content/banners/enums.ts';
import { bannerCodeTexts } from '@ieum/contract/content/banners/texts.ts';
import { pictureOf } from '#features/foundation/files/pictures/picture-of.ts';
import { say } from '#lib/format/copy.ts';
import type { FieldLines } from '#features/foundation/publishing/version-differences.ts';
import { publicationFields, textField } from '#features/foundation/publishing/field-lines.ts';
import { copy } from './copy.ts';
import type { BannerDraft, ConsoleBanner } from './data.ts';

export interface SlideValues {
  image: FileRef | null;
  alt: string;
  url: string;
  isOuterLink: boolean;
  target: LinkTarget;
}

/** The values of the form: the contract's draft, with the pictures as the editor shows them. */
export interface BannerFormValues {
  code: BannerCode;
  name: string;
  slides: SlideValues[];
  isActive: boolean;
  startsAt: string | null;
  endsAt: string | null;
}

export const emptySlide: SlideValues = {
  image: null,
  alt: '',
  url: '',
  isOuterLink: false,
  target: '_self',
};

const emptyBanner: BannerFormValues = {
  code: 'main',
  name: '',
  slides: [emptySlide],
  isActive: false,
  startsAt: null,
  endsAt: null,
};

/** The form of a banner, or of a new one. */
export function formOf(banner: ConsoleBanner | undefined): BannerFormValues {
  if (!banner) return emptyBanner;
  const { code, name, slides, isActive, startsAt, endsAt } = banner;
  const values = slides.map(({ url, target, ...same }) => ({
    ...same,
    url: url ?? '',
    target: target ?? ('_self' as const),
  }));
  return { code, name, slides: values, isActive, startsAt, endsAt };
}

export const draftOf = ({ slides, ...same }: BannerFormValues): BannerDraft => ({
  ...same,
  slides: slides.map(({ image, ...slide }) => ({ ...slide, image: image?._id ?? '' })),
});

interface StoredSlide extends Omit<SlideValues, 'image' | 'url' | 'target'> {
  image: string;
  url: string | null;
  target: LinkTarget | null;
}

/** The values that a stored version means. */
export function valuesOfVersion({ slides, ...same }: Record<string, unknown>) {
  const stored = Array.isArray(slides) ? (slides as StoredSlide[]) : [];
  const values = stored.map(({ image, url, target, ...slide }) => ({
    ...slide,
    image: pictureOf(image),
    url: url ?? '',
    target: target ?? '_self',
  }));
  return { ...same, slides: values };
}

const isSlides = (value: unknown): value is SlideValues[] => Array.isArray(value);

const addressOf = (image: FileRef | null): string => image?.url.split('?')[0] ?? '';

/** Each slide as one line: its picture, the picture's description and where it leads. */
export const slideLines = (value: unknown): string[] =>
  isSlides(value)
    ? value.map(
        ({ image, alt, url }, index) =>
          `${copy.slide.name(index + 1)}: ${[addressOf(image), alt, url].filter(Boolean).join(' → ')}`,
      )
    : [];

const codeLines = (value: unknown): string[] =>
  typeof value === 'string' && value in bannerCodeTexts ? [say(bannerCodeTexts[value as BannerCode])] : [];

/** How two versions of a banner are compared. */
export const compared: readonly FieldLines[] = [
  { key: 'code', label: copy.fields.code, linesOf: codeLines },
  textField('name', copy.fields.name),
  { key: 'slides', label: copy.fields.slides, linesOf: slideLines },
  ...publicationFields,
];
