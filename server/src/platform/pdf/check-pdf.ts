import { open } from 'node:fs/promises';
import { limitConcurrency } from '../limits/limit-concurrency.ts';

/** Longer strings survive minor garbage collections and would use too much memory. */
const CHUNK_BYTES = 64 * 1024;
/** The entries of a trailer are this close together; consecutive chunks of the file overlap by as much. */
const NEAR_BYTES = 4096;
const SPACE = String.raw`[\s\0]`;

/** A name in any spelling that PDF allows: each letter plain, or as `#` with its code. */
const named = (name: string) =>
  `/${Array.from(name, (letter) => `(?:${letter}|#${hexOf(letter)})`).join('')}`;
const hexOf = (letter: string) =>
  Array.from(letter.charCodeAt(0).toString(16), (digit) => `[${digit}${digit.toUpperCase()}]`).join('');

const reference = `${SPACE}{1,32}\\d{1,10}${SPACE}{1,32}\\d{1,5}${SPACE}{1,32}R`;
const encrypted = new RegExp(`${named('Encrypt')}(?:${reference}|${SPACE}{0,32}<<)`, 'g');
const rooted = new RegExp(`${named('Root')}[^A-Za-z]`);
const catalog = new RegExp(`${named('Catalog')}(?![A-Za-z])`);
const object = new RegExp(`\\d{1,10}${SPACE}{1,32}\\d{1,5}${SPACE}{1,32}obj`);

/** The number of files read at once; the chunks of more would use too much memory. */
const reading = limitConcurrency(2);

/**
 * Whether any chunk of the file satisfies the check; chunks overlap, and reading ends with the first that
 * does.
 */
const somePart = (path: string, satisfies: (text: string) => boolean): Promise<boolean> =>
  reading(() => readParts(path, satisfies));

async function readParts(path: string, satisfies: (text: string) => boolean): Promise<boolean> {
  const handle = await open(path);
  try {
    const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
    let before = '';
    for (;;) {
      const { bytesRead } = await handle.read(buffer, 0, CHUNK_BYTES);
      if (bytesRead === 0) return false;
      const text = before + buffer.toString('latin1', 0, bytesRead);
      if (satisfies(text)) return true;
      before = text.slice(-2 * NEAR_BYTES);
    }
  } finally {
    await handle.close();
  }
}

/**
 * Whether a PDF is encrypted, from its trailer, which also names the root. The file is searched, never
 * parsed.
 */
export const isEncryptedPdf = (path: string): Promise<boolean> => somePart(path, mentionsEncryption);

const mentionsEncryption = (text: string): boolean =>
  [...text.matchAll(encrypted)].some(({ index }) =>
    rooted.test(text.slice(Math.max(0, index - NEAR_BYTES), index + NEAR_BYTES)),
  );

/**
 * Whether a viewer can show anything of a PDF: it has objects and a root, named by the trailer or found as
 * the catalog. Viewers repair the rest, a lost table of objects or a missing end.
 */
export function hasPdfContent(path: string): Promise<boolean> {
  let hasObject = false;
  let hasRoot = false;
  return somePart(path, (text) => {
    hasObject ||= object.test(text);
    hasRoot ||= rooted.test(text) || catalog.test(text);
    return hasObject && hasRoot;
  });
}
