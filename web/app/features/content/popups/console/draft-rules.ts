import { zodResolver } from '@hookform/resolvers/zod';
import { FileRef } from '@ieum/contract/common/schemas.ts';
import { commonTexts as c } from '@ieum/contract/common/texts.ts';
import { bounds } from '@ieum/contract/common/bounds.ts';
import { isContentLink } from '@ieum/contract/common/content-link.ts';
import { PopupDraft } from '@ieum/contract/content/popups/endpoints.ts';
import { popupDevices, popupPages } from '@ieum/contract/content/popups/enums.ts';
import { popupTexts as m } from '@ieum/contract/content/popups/texts.ts';
import { z } from 'zod';

const hasText = (html: string): boolean =>
  /<img\b/.test(html) || html.replaceAll(/<[^<>]*>|&nbsp;|\s/g, '') !== '';

/** The contract's rules of a popup, with the picture as the form has it. */
const PopupForm = PopupDraft.extend({
  image: z.array(FileRef).max(1),
  alt: z.string().trim().max(bounds.contentSubject, c.tooLong.key),
  content: PopupDraft.shape.content.unwrap().unwrap(),
  url: z.string().trim().max(bounds.link, c.tooLong.key).refine(isContentLink, c.linkInvalid.key),
  device: z.enum(popupDevices),
  pages: z.enum(popupPages),
  isActive: z.boolean(),
  startsAt: PopupDraft.shape.startsAt.unwrap(),
  endsAt: PopupDraft.shape.endsAt.unwrap(),
})
  .omit({ index: true })
  .refine(({ image, content }) => image.length > 0 || hasText(content), {
    path: ['image'],
    message: m.nothingToShow.key,
  })
  .refine(({ image, alt }) => image.length === 0 || alt !== '', {
    path: ['alt'],
    message: m.altRequired.key,
  });

export const resolvePopup = zodResolver(PopupForm);
