import { createHash } from 'node:crypto';

/** A digest of a text that is equal for texts which differ only in case and white space. */
export const digestOf = (text: string): string =>
  createHash('sha256')
    .update(text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim())
    .digest('base64url');
