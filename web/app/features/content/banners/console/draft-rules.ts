import { zodResolver } from '@hookform/resolvers/zod';
import { FileRef } from '@ieum/contract/common/schemas.ts';
import { commonTexts as c } from '@ieum/contract/common/texts.ts';
import { bounds } from '@ieum/contract/common/bounds.ts';
import { isContentLink } from '@ieum/contract/common/content-link.ts';
import { BannerDraft, SlideDraft } from '@ieum/contract/content/banners/endpoints.ts';
import { BANNER_SLIDES_MAX, linkTargets } from '@ieum/contract/content/banners/enums.ts';
import { bannerTexts as m } from '@ieum/contract/content/banners/texts.ts';
import { z } from 'zod';

const SlideForm = SlideDraft.extend({
  image: FileRef.nullable().refine((image) => image !== null, m.imageRequired.key),
  url: z.string().trim().max(bounds.link, c.tooLong.key).refine(isContentLink, c.linkInvalid.key),
  isOuterLink: z.boolean(),
  target: z.enum(linkTargets),
});

/** The contract's rules of a banner, with the pictures as the form has them. */
const BannerForm = BannerDraft.extend({
  slides: z.array(SlideForm).max(BANNER_SLIDES_MAX, m.tooManySlides.key),
  isActive: z.boolean(),
  startsAt: BannerDraft.shape.startsAt.unwrap(),
  endsAt: BannerDraft.shape.endsAt.unwrap(),
});

export const resolveBanner = zodResolver(BannerForm);
