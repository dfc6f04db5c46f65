import type { Encoding } from './html-cache.ts';

/** The best supported encoding that a caller accepts, by the `Accept-Encoding` header; undefined for none. */
export function encodingOf(header: string | string[] | undefined): Encoding | undefined {
  const accepted = String(header ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}
