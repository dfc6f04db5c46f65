import { bounds } from './bounds.ts';
import { ownAddress } from './own-address.ts';
import { freeLine } from './schemas.ts';
import { commonTexts as m } from './texts.ts';
import { isWebLink } from './web-link.ts';

/** Whether a text is a path of this site, http, https, or empty. */
export const isContentLink = (link: string): boolean =>
  link === '' || ownAddress(link) !== undefined || isWebLink(link);

/** The link of a picture or a text that administrators write: a path of this site, http, https, or empty. */
export const ContentLink = freeLine(bounds.link).refine(isContentLink, m.linkInvalid.key);
