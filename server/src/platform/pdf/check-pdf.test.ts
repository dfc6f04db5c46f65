import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { aPdf, encryptedPdfs } from '../../../test/pictures.ts';
import { hasPdfContent, isEncryptedPdf } from './check-pdf.ts';

const folder = mkdtempSync(join(tmpdir(), 'ieum-pdf-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fileOf = (content: Buffer | string): string => {
  const path = join(folder, 'file.pdf');
  writeFileSync(path, content);
  return path;
};
const check = (content: Buffer | string) => isEncryptedPdf(fileOf(content));

describe('an encrypted PDF is recognized without opening it', () => {
  test.each(Object.entries(encryptedPdfs()))('encrypted %s', async (_, content) => {
    expect(await check(content)).toBe(true);
  });

  test('wherever its trailer is split between two reads', async () => {
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
])('%s is not considered encrypted', async (_, content) => {
  expect(await check(content)).toBe(false);
});

const objects = '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\n';

test.each([
  ['with its trailer', aPdf(), true],
  ['without trailer, table and end, which viewers mend', `%PDF-1.4\n${objects}`, true],
  ['with the catalog in a compressed object', '%PDF-1.5\n9 0 obj<</Type/XRef/Root 1 0 R>>stream', true],
  ['with spaces and a disguised name', '%PDF-1.4\n1\0\r\n0  obj <</Type/#43atalog>>', true],
  [
    'with its trailer a megabyte behind its objects',
    `%PDF-1.4\n3 0 obj<<>>endobj\n%${' '.repeat(1024 * 1024)}\ntrailer<</Root 3 0 R>>`,
    true,
  ],
  ['of its first line', '%PDF-1.7\n', false],
  ['without an object', '%PDF-1.7\ntrailer<</Root 1 0 R>>\n%%EOF', false],
  ['without a root', '%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF', false],
])('a PDF %s: whether a viewer can show it', async (_, content, isReadable) => {
  expect(await hasPdfContent(fileOf(content))).toBe(isReadable);
});
