import type { z } from 'zod';
import type { FileRef } from '@ieum/contract/common/schemas.ts';
import type {
  Banner,
  BannerDraft,
  BannerSlide,
  ConsoleBanner,
  ConsoleBannerRow,
  SlideDraft,
} from '@ieum/contract/content/banners/endpoints.ts';
import type { BannerCode, LinkTarget } from '@ieum/contract/content/banners/enums.ts';
import { toIso } from '#kit/dates.ts';
import type { FileRow } from '#foundation/files/tables.ts';
import { fromPublicationDraft, presentPublication } from '#foundation/publishing/public.ts';
import { readLink } from '#kit/links.ts';
import type { ListedBanner, ShownSlide } from './queries.ts';
import type { BannerRow, SlideRow } from './tables.ts';

type Present = (row: FileRow) => FileRef;

const presentSlide = ({ slide, file }: ShownSlide, present: Present): BannerSlide => ({
  image: present(file),
  alt: slide.alt,
  url: slide.url,
  isOuterLink: slide.isOuterLink,
  target: slide.target as LinkTarget | null,
});

/** Row → what visitors see. */
export const presentBanner = (row: BannerRow, slides: readonly ShownSlide[], present: Present): Banner => ({
  _id: row.id,
  code: row.code as BannerCode,
  name: row.name,
  isActive: row.isActive,
  slides: slides.map((one) => presentSlide(one, present)),
});

const presentConsolePart = (row: BannerRow, now: Date) => ({
  _id: row.id,
  code: row.code as BannerCode,
  name: row.name,
  ...presentPublication(row, now),
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** Row → the console's list. */
export const presentConsoleRow = (row: ListedBanner, now: Date): ConsoleBannerRow => ({
  ...presentConsolePart(row, now),
  slideCount: row.slideCount,
});

/** Row → the editor. */
export const presentConsoleBanner = (
  row: BannerRow,
  slides: readonly ShownSlide[],
  { present, now }: { present: Present; now: Date },
): ConsoleBanner => ({
  ...presentConsolePart(row, now),
  slides: slides.map((one) => presentSlide(one, present)),
});

type NewSlide = Omit<SlideRow, 'bannerId' | 'position'>;

/** A link to another site always opens in a new window. */
function fromSlide(draft: z.output<typeof SlideDraft>, publicUrl: string): NewSlide {
  const { url, isOuter } = readLink(draft.url ?? '', publicUrl);
  const isOuterLink = url !== null && (isOuter || draft.isOuterLink === true);
  const target = isOuterLink ? '_blank' : (draft.target ?? '_self');
  return { imageId: draft.image, alt: draft.alt, url, isOuterLink, target: url === null ? null : target };
}

export type BannerChange = Partial<Pick<BannerRow, 'code' | 'name' | 'isActive' | 'startsAt' | 'endsAt'>> & {
  slides?: NewSlide[];
};

/** Draft → columns and slides; omitted fields are unchanged. */
export const fromDraft = (
  { code, name, slides, ...period }: Partial<z.output<typeof BannerDraft>>,
  publicUrl: string,
): BannerChange => ({
  ...(code !== undefined && { code }),
  ...(name !== undefined && { name }),
  ...(slides !== undefined && { slides: slides.map((slide) => fromSlide(slide, publicUrl)) }),
  ...fromPublicationDraft(period),
});

/** The wording that a version stores. */
export const wordingOf = (row: BannerRow, slides: readonly NewSlide[]) => ({
  code: row.code,
  name: row.name,
  slides: slides.map(({ imageId, alt, url, isOuterLink, target }) => ({
    image: imageId,
    alt,
    url,
    isOuterLink,
    target,
  })),
  isActive: row.isActive,
  startsAt: toIso(row.startsAt),
  endsAt: toIso(row.endsAt),
});
