import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { compoundFile } from '../../../test/compound-file.ts';
import { stripMetadata, checkParts, PictureError } from './strip-metadata.ts';
import { readStreamHead } from './compound-file.ts';

// The parsers of uploaded bytes: whatever the bytes are, they answer in time and fail by their own error only.

const folder = mkdtempSync(join(tmpdir(), 'ieum-foreign-'));
afterAll(() => rmSync(folder, { recursive: true }));
const path = join(folder, 'file');

const image = sharp({ create: { width: 40, height: 30, channels: 3, background: '#356' } });
const genuine = {
  jpg: await image
    .clone()
    .withExif({ IFD0: { Make: 'Camera' } })
    .jpeg({ progressive: true })
    .toBuffer(),
  png: await image.clone().png().toBuffer(),
};
const RUNS = { numRuns: 150 };

/** Bytes of a genuine file, some of them replaced, the end cut off. */
const damaged = (bytes: Buffer) =>
  fc
    .record({
      changes: fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.integer({ min: 0, max: 255 })), {
        maxLength: 12,
      }),
      length: fc.oneof(fc.constant(bytes.length), fc.nat(bytes.length)),
    })
    .map(({ changes, length }) => {
      const copy = Buffer.from(bytes);
      for (const [place, value] of changes) copy[place] = value;
      return copy.subarray(0, length);
    });

/** Random bytes, also behind the beginning that makes a parser read on. */
const invented = (beginning: Buffer) =>
  fc
    .tuple(fc.boolean(), fc.uint8Array({ maxLength: 3000 }))
    .map(([hasBeginning, bytes]) => Buffer.concat([hasBeginning ? beginning : Buffer.alloc(0), bytes]));

describe.each(['jpg', 'png'] as const)('a %s of any bytes', (kind) => {
  const bytes = fc.oneof(damaged(genuine[kind]), invented(genuine[kind].subarray(0, kind === 'jpg' ? 2 : 8)));

  test('is read, or rejected with PictureError, and its copy is hardly longer than the file', async () => {
    const property = fc.asyncProperty(bytes, async (file) => {
      writeFileSync(path, file);
      const errors: unknown[] = [];
      await checkParts(path, kind).catch((error: unknown) => errors.push(error));
      const open = await stripMetadata(path, kind).catch((error: unknown) => void errors.push(error));
      const copy = open ? await buffer(open()) : Buffer.alloc(0);
      expect(errors.filter((error) => !(error instanceof PictureError))).toEqual([]);
      expect(copy.length).toBeLessThanOrEqual(file.length + 100);
    });
    await fc.assert(property, RUNS);
  });
});

test('a JPEG that is one long scan of stuffed bytes is read in time', async () => {
  const scan = Buffer.alloc(8_000_000, Buffer.from([0xff, 0x00]));
  writeFileSync(path, Buffer.concat([Buffer.from('ffd8ffda0002', 'hex'), scan]));
  const begun = performance.now();
  await checkParts(path, 'jpg');
  expect(performance.now() - begun).toBeLessThan(1000);
});

test('a compound file of any bytes has its stream or none, and the answer is never longer than asked', async () => {
  const file = compoundFile('FileHeader', 'HWP Document File');
  const property = fc.asyncProperty(
    fc.oneof(damaged(file), invented(file.subarray(0, 512))),
    async (input) => {
      writeFileSync(path, input);
      const head = await readStreamHead(path, 'FileHeader', 32);
      expect(head?.length ?? 0).toBeLessThanOrEqual(32);
    },
  );
  await fc.assert(property, RUNS);
});

test('a compound file whose tables are loops inside loops is given up in time', async () => {
  const file = Buffer.from(compoundFile('FileHeader', 'HWP Document File'));
  const sectorAt = (n: number) => file.subarray((n + 1) * 512, (n + 2) * 512);
  const fill = (n: number, value: number) => {
    for (let place = 0; place < 512; place += 4) sectorAt(n).writeUInt32LE(value, place);
  };
  const [list, table, farAway] = [1, 2, 33_000_000];
  // Each link of the root's stream leads far away, where only a long way along a list that repeats itself leads.
  file.writeUInt32LE(list, 68);
  fill(list, table);
  sectorAt(list).writeUInt32LE(list, 508);
  fill(table, farAway);
  const directory = sectorAt(file.readUInt32LE(48));
  directory.writeUInt32LE(farAway, 116);
  directory.writeUInt32LE(0x0f_ff_ff_00, 128 + 116);
  writeFileSync(path, file);
  const begun = performance.now();
  await readStreamHead(path, 'FileHeader', 32);
  expect(performance.now() - begun).toBeLessThan(3000);
});
