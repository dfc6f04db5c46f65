import { FORM_UPLOAD_SECONDS } from '@ieum/contract/content/forms/enums.ts';
import { isLinkSignatureGood, signLink, type Secrets } from '#platform/crypto.ts';

const signed = (formId: string, until: string) => `form upload ${formId} ${until}`;

/** The token by which the sender of a form attaches files to it right after its submission. */
export function uploadToken(secrets: Secrets, formId: string, now: Date): string {
  const until = String(now.getTime() + FORM_UPLOAD_SECONDS * 1000);
  return `${until}.${signLink(secrets, signed(formId, until))}`;
}

/** Checks a token for a form: valid, made for it but expired, or none of its tokens. */
export function checkUploadToken(
  secrets: Secrets,
  token: string,
  { formId, now }: { formId: string; now: Date },
): 'valid' | 'expired' | 'foreign' {
  const [until = '', sign = ''] = token.split('.');
  if (!isLinkSignatureGood(secrets, signed(formId, until), sign)) return 'foreign';
  return Number(until) > now.getTime() ? 'valid' : 'expired';
}
