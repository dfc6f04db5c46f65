import { bounds } from './bounds.ts';
import { ownAddress } from './own-address.ts';
import { freeLine } from './schemas.ts';
import { commonTexts as m } from './texts.ts';

/** Whether a link leads to another site by http or https. */
export function isWebLink(link: string): boolean {
  if (!URL.canParse(link)) return false;
  const { protocol, hostname, username } = new URL(link);
  return /^https?:$/.test(protocol) && hostname !== '' && username === '';
}

/** The link of a picture or a text that administrators write: a path of this site, http, https, or empty. */
export const ContentLink = freeLine(bounds.link).refine(
  (link) => link === '' || ownAddress(link) !== undefined || isWebLink(link),
  m.linkInvalid.key,
);
