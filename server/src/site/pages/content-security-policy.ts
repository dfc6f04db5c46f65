import { createHash } from 'node:crypto';

const OPENING = '<script';
const CLOSING = '</script>';
const IS_DATA = /type="application\/(ld\+)?json"/;

/** The contents of a document's scripts, found in one pass. */
function* scriptsOf(html: string) {
  let at = html.indexOf(OPENING);
  while (at >= 0) {
    const head = html.indexOf('>', at);
    const end = html.indexOf(CLOSING, head);
    if (head < 0 || end < 0) return;
    yield { attributes: html.slice(at + OPENING.length, head), body: html.slice(head + 1, end) };
    at = html.indexOf(OPENING, end);
  }
}

/**
 * The Content-Security-Policy of one rendered page: its own inline scripts by hash and nothing else inline.
 * Only a preview is shown in a frame, the console's; `frames` are the origins that the page itself shows in one.
 */
export function policyOf(
  html: string,
  { framedBy = "'none'", frames = [] }: { framedBy?: "'none'" | "'self'"; frames?: readonly string[] } = {},
): string {
  const hashes = new Set<string>();
  for (const { attributes, body } of scriptsOf(html)) {
    if (/\ssrc=/.test(attributes) || IS_DATA.test(attributes)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`);
  }
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    ...(frames.length > 0 ? [['frame-src', ...frames].join(' ')] : []),
    `frame-ancestors ${framedBy}`,
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ');
}
