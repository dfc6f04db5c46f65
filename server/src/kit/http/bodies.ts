import type { FastifyInstance } from 'fastify';
import { commonTexts as m } from '@ieum/contract/common/texts.ts';
import { AppError } from '../errors.ts';

const FORM_BYTES = 10_000;
const MAX_DEPTH = 32;
const MAX_PARTS = 20_000;

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** Registers the body parsers: bounded JSON, and forms whose content is ignored. */
export function registerBodies(app: FastifyInstance) {
  // Fastify would otherwise accept any text as the body of an endpoint without a schema.
  app.removeContentTypeParser('text/plain');
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (!isBounded(String(body))) return done(new AppError('invalid', m.invalid));
    return parse(request, String(body), done);
  });
  // A mail program sends a form when its user opts out of advertising (RFC 8058).
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_BYTES },
    (request, body, done) => done(null, undefined),
  );
}

/**
 * Whether a JSON text is nested at most 32 levels deep and has at most 20,000 parts; parsing more would cost
 * too much time.
 */
export function isBounded(text: string): boolean {
  let [depth, parts, at] = [0, 0, 0];
  for (; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) at = endOfString(text, at);
    else if (sign === COMMA) parts++;
    else if (CLOSING.has(sign)) depth--;
    else if (OPENING.has(sign)) {
      depth++;
      parts++;
    }
    if (depth > MAX_DEPTH || parts > MAX_PARTS) return false;
  }
  return true;
}

/** The end of the string that begins here; the text's end when it is not closed. */
function endOfString(text: string, begin: number): number {
  let end = begin;
  do {
    end = text.indexOf('"', end + 1);
    if (end === -1) return text.length;
  } while (isEscaped(text, end));
  return end;
}

/** A quote after an odd number of backslashes belongs to the string. */
function isEscaped(text: string, quote: number): boolean {
  let before = quote;
  while (text.charCodeAt(before - 1) === BACKSLASH) before--;
  return (quote - before) % 2 === 1;
}
