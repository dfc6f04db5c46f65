import type { FastifyReply, FastifyRequest } from 'fastify';
import { sayIn, type Locale, type KeyedText } from '@ieum/contract/common/text.ts';

/** The parameter of an address that makes it a preview; calls send it as a header of the same name. */
const PREVIEW = 'preview';
const HERE = 'http://here.invalid';

/** The token of a preview in an own address; undefined for any other page. */
export const previewTokenIn = (own: string): string | undefined =>
  own.includes(PREVIEW) ? (new URL(own, HERE).searchParams.get(PREVIEW) ?? undefined) : undefined;

/**
 * The same address inside the preview from whose frame it was opened without its scripts; undefined for every
 * other request.
 */
export function addressInPreview(request: FastifyRequest, own: string): string | undefined {
  const { referer, host } = request.headers;
  if (request.headers['sec-fetch-dest'] !== 'iframe' || !referer || !URL.canParse(referer)) return undefined;
  const from = new URL(referer);
  const token = from.host === host ? from.searchParams.get(PREVIEW) : null;
  if (token === null) return undefined;
  const { pathname, searchParams } = new URL(own, HERE);
  searchParams.set(PREVIEW, token);
  return `${pathname}?${searchParams.toString()}`;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A plain page that says why there is no preview; the console shows it in its frame. */
export function sendWhyNot(reply: FastifyReply, locale: Locale, said: KeyedText) {
  const text = escaped(sayIn(locale, said.text));
  const lang = locale === 'cn' ? 'zh-CN' : locale;
  return reply
    .code(403)
    .headers({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
    })
    .type('text/html; charset=utf-8')
    .send(
      `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8">` +
        '<meta name="viewport" content="width=device-width, initial-scale=1">' +
        `<title>${text}</title>` +
        '<style>body{margin:0;display:grid;min-height:100vh;place-items:center;font:16px/1.6 sans-serif}' +
        'p{max-width:30em;padding:24px;text-align:center;word-break:keep-all}</style>' +
        `</head><body><main><p>${text}</p></main></body></html>`,
    );
}
