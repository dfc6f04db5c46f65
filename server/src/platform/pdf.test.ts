import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { aPdf, encryptedPdfs } from '../../test/pictures.ts';
import { isEncryptedPdf } from './pdf-encryption.ts';

const folder = mkdtempSync(join(tmpdir(), 'ieum-pdf-'));
afterAll(() => rmSync(folder, { recursive: true }));

const check = (content: Buffer | string) => {
  const path = join(folder, 'file.pdf');
  writeFileSync(path, content);
  return isEncryptedPdf(path);
};

describe('a PDF that asks for a password is known without opening it', () => {
  test.each(Object.entries(encryptedPdfs()))('encrypted %s', async (_, content) => {
    expect(await check(content)).toBe(true);
  });

  test('wherever its trailer falls between two reads', async () => {
    const [content = Buffer.alloc(0)] = Object.values(encryptedPdfs());
    for (let before = 256 * 1024 - content.length; before <= 256 * 1024; before += 8)
      expect(await check(Buffer.concat([Buffer.alloc(before, ' '), content])), `${before}`).toBe(true);
  });
});

test.each([
  ['a plain one', aPdf()],
  ['one with metadata about encryption', '%PDF-1.7\ntrailer<</Root 1 0 R/EncryptMetadata false>>'],
  [
    'one that writes about it far from a trailer',
    `%PDF-1.7\n(/Encrypt 3 0 R)${' '.repeat(9000)}trailer<</Root 1 0 R>>`,
  ],
])('%s is not taken for an encrypted one', async (_, content) => {
  expect(await check(content)).toBe(false);
});
