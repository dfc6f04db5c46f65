import { LMS_BYTES, smsBytes } from '@ieum/contract/common/message-delivery.ts';
import { fillTexting, hasLink, unknownPlaceholderIn } from '@ieum/contract/live/textings/placeholders.ts';
import type { TextingPreview } from '../data.ts';
import { composeCopy as copy } from './copy.ts';

/** A text as one person receives it. */
export const filledFor = (message: string, { values }: TextingPreview, name: string): string =>
  fillTexting(message.trim(), { ...values, link: values.link ?? '', name });

/** Those who receive the text. */
export const reachableOf = ({ addressees }: TextingPreview) =>
  addressees.filter(({ problem }) => problem === null);

/** The error of a text with a placeholder that nothing replaces. */
export function placeholderError(message: string): string | undefined {
  const unknown = unknownPlaceholderIn(message);
  return unknown && copy.unknown(unknown);
}

/** The error of a text that the server would report. */
export function errorOf(message: string, preview: TextingPreview): string | undefined {
  if (message.trim() === '') return copy.none;
  const unknown = placeholderError(message);
  if (unknown) return unknown;
  if (preview.values.link === null && hasLink(message)) return copy.noLink;
  const isTooLong = reachableOf(preview).some(
    ({ name }) => smsBytes(filledFor(message, preview, name)) > LMS_BYTES,
  );
  return isTooLong ? copy.tooLong : undefined;
}

/** The text as the person with the longest one receives it. */
export function longestOf(message: string, preview: TextingPreview | undefined): string {
  if (!preview) return message;
  const texts = reachableOf(preview).map(({ name }) => filledFor(message, preview, name));
  return texts.toSorted((one, other) => smsBytes(other) - smsBytes(one))[0] ?? message;
}
