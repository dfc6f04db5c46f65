import { isLinkSignatureGood, signLink, type Secrets } from '#platform/crypto.ts';

/** A company's request to replace its present address by a new one. */
export interface EmailChange {
  companyId: string;
  from: string;
  to: string;
}

const LASTS_MS = 24 * 60 * 60 * 1000;
const signed = (text: string) => `company email ${text}`;

/**
 * The signed token of a confirmation link; it is valid for a day and only while the replaced address is the
 * present one.
 */
export function emailToken(secrets: Secrets, { companyId, from, to }: EmailChange, now: Date): string {
  const wish = JSON.stringify([companyId, from, to, now.getTime() + LASTS_MS]);
  const text = Buffer.from(wish).toString('base64url');
  return `${text}.${signLink(secrets, signed(text))}`;
}

/** The request of a token; undefined for one that has expired or was not made here. */
export function readEmailToken(secrets: Secrets, token: string, now: Date): EmailChange | undefined {
  const [text = '', sign = ''] = token.split('.');
  if (!isLinkSignatureGood(secrets, signed(text), sign)) return undefined;
  const wish = JSON.parse(Buffer.from(text, 'base64url').toString()) as [string, string, string, number];
  const [companyId, from, to, until] = wish;
  return until > now.getTime() ? { companyId, from, to } : undefined;
}
