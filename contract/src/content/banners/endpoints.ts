import { z } from 'zod';
import { bounds } from '../../common/bounds.ts';
import { ContentLink } from '../../common/content-link.ts';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import {
  anyOf,
  FileRef,
  freeLine,
  Id,
  line,
  ListHeaders,
  listOf,
  listPart,
  Nothing,
} from '../../common/schemas.ts';
import { commonTexts as c } from '../../common/texts.ts';
import { publicationStates } from '../../foundation/publishing/enums.ts';
import { publicationDraft, publicationPart } from '../../foundation/publishing/schemas.ts';
import { BANNER_SLIDES_MAX, bannerCodes, linkTargets } from './enums.ts';
import { bannerPaths, consoleBannerPaths } from './paths.ts';
import { bannerTexts as m } from './texts.ts';

/** A picture of a banner, with its description for people who cannot see it. */
export const BannerSlide = z.object({
  image: FileRef,
  alt: z.string().max(bounds.contentSubject),
  /** A path of this site or the address of another; null when it leads nowhere. */
  url: z.string().max(bounds.link).nullable(),
  /** It leads to another site, so it opens in a new window. */
  isOuterLink: z.boolean(),
  target: z.enum(linkTargets).nullable(),
});
export type BannerSlide = z.infer<typeof BannerSlide>;

const slides = z.array(BannerSlide).max(BANNER_SLIDES_MAX);

/** A banner at one place of the home page. */
export const Banner = z.object({
  _id: z.string().max(bounds.id),
  code: z.enum(bannerCodes),
  name: z.string().max(bounds.contentSubject),
  isActive: z.boolean(),
  slides,
});
export type Banner = z.infer<typeof Banner>;

const consolePart = {
  _id: z.string().max(bounds.id),
  code: z.enum(bannerCodes),
  name: z.string().max(bounds.contentSubject),
  ...publicationPart,
  version: z.int(),
  createdAt: z.string().max(40),
  updatedAt: z.string().max(40),
};
/** A banner in the console's list. */
export const ConsoleBannerRow = z.object({ ...consolePart, slideCount: z.int() });
export type ConsoleBannerRow = z.infer<typeof ConsoleBannerRow>;

/** A banner in its editor. */
export const ConsoleBanner = z.object({ ...consolePart, slides });
export type ConsoleBanner = z.infer<typeof ConsoleBanner>;

/** A slide that an editor writes: `image` is the id of an own upload or of a picture that the banner has. */
export const SlideDraft = z.object({
  image: Id,
  alt: line(bounds.contentSubject, m.altRequired.key),
  url: ContentLink.optional(),
  isOuterLink: z.boolean().optional(),
  target: z.enum(linkTargets, c.unknownValue.key).nullable().optional(),
});

/** A banner as an editor writes it; `slides` are all slides in their order. */
export const BannerDraft = z.object({
  code: z.enum(bannerCodes, c.unknownValue.key),
  name: line(bounds.contentSubject, m.nameRequired.key),
  slides: z.array(SlideDraft).max(BANNER_SLIDES_MAX, m.tooManySlides.key).optional(),
  ...publicationDraft,
});

const params = z.object({ _banner: Id });
const response = z.object({ banner: ConsoleBanner });

export const banners = endpointsOf('banners', {
  /** The published banner of a place that began last; null when there is none. */
  find: endpoint({
    ...bannerPaths.find,
    summary: 'Read the banner of a place',
    params: z.object({ code: z.enum(bannerCodes, c.unknownValue.key) }),
    response: z.object({ banner: Banner.nullable() }),
  }),
});

export const consoleBanners = endpointsOf('consoleBanners', {
  list: endpoint({
    ...consoleBannerPaths.list,
    summary: 'List the banners in every state',
    query: z.object({
      ...listPart,
      searchValue: freeLine(100).optional(),
      code: anyOf(bannerCodes).optional(),
      state: anyOf(publicationStates).optional(),
    }),
    headers: ListHeaders,
    response: listOf('banners', ConsoleBannerRow),
  }),
  find: endpoint({ ...consoleBannerPaths.find, summary: 'Read a banner for editing', params, response }),
  create: endpoint({
    ...consoleBannerPaths.create,
    summary: 'Create a banner',
    body: BannerDraft,
    response,
  }),
  revise: endpoint({
    ...consoleBannerPaths.revise,
    summary: 'Change a banner',
    params,
    /** If `version` is sent and the banner has changed since, the answer is 409 with `current`. */
    body: BannerDraft.partial().extend({ version: z.int().min(0).optional() }),
    response,
  }),
  remove: endpoint({ ...consoleBannerPaths.remove, summary: 'Delete a banner', params, response: Nothing }),
});
