import { z } from 'zod';
import { locales } from '@ieum/contract/common/text.ts';
import { previewViewers } from '@ieum/contract/content/previews/enums.ts';
import { contentKinds } from '@ieum/contract/foundation/publishing/enums.ts';
import { addSeconds } from '#kit/dates.ts';
import { decryptSecret, encryptSecret, type Secrets } from '#platform/crypto.ts';

const VALID_SECONDS = 15 * 60;

const Claims = z.object({
  // Other values are encrypted under the same secrets.
  purpose: z.literal('preview'),
  at: z.coerce.date(),
  viewer: z.enum(previewViewers),
  language: z.enum(locales),
  content: z.object({ kind: z.enum(contentKinds), id: z.string() }).optional(),
  until: z.coerce.date(),
});
/** The content of a preview, and until when it may be opened. */
export type Claims = Omit<z.infer<typeof Claims>, 'purpose'>;

/** Makes the token of a preview, valid for fifteen minutes. */
export function issuePreview(secrets: Secrets, asked: Omit<Claims, 'until'>, now: Date) {
  const until = addSeconds(now, VALID_SECONDS);
  return { token: encryptSecret(secrets, JSON.stringify({ ...asked, purpose: 'preview', until })), until };
}

/** Reads a token of this installation; undefined for an expired, changed or foreign one. */
export function readClaims(secrets: Secrets, token: string, now: Date): Claims | undefined {
  try {
    const claims = Claims.safeParse(JSON.parse(decryptSecret(secrets, token)));
    return claims.success && claims.data.until > now ? claims.data : undefined;
  } catch {
    return undefined;
  }
}
