import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { stripMetadata, PictureError } from './strip-metadata.ts';

const folder = mkdtempSync(join(tmpdir(), 'ieum-bare-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MARK = 'CAMERA0042';
const exif = {
  IFD0: { Make: MARK, Artist: MARK },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 33/1 36/1' },
};
/** Noise, so that every byte value occurs. */
const noise = Buffer.from(Array.from({ length: 70 * 50 * 3 }, (_, n) => (n * 7919 + (n >> 3) * 31) % 256));
const photo = (orientation: number) =>
  sharp(noise, { raw: { width: 70, height: 50, channels: 3 } })
    .withExif(exif)
    .withMetadata({ orientation, icc: 'p3' });

async function bare(bytes: Buffer, kind: 'jpg' | 'png'): Promise<Buffer> {
  const path = join(folder, `photo.${kind}`);
  writeFileSync(path, bytes);
  return buffer((await stripMetadata(path, kind))());
}
const pixels = (bytes: Buffer) => sharp(bytes).autoOrient().raw().toBuffer();

const encoders: Record<string, (image: Sharp) => Sharp> = {
  jpg: (image) => image.jpeg({ quality: 90 }),
  'progressive jpg': (image) => image.jpeg({ progressive: true }),
  png: (image) => image.png(),
};
const cases = Object.entries(encoders).flatMap(([name, encode]) =>
  [1, 3, 6, 8].map((turn) => [name, turn, encode] as const),
);

describe('a photo loses everything but its pixels, colours and orientation', () => {
  test.each(cases)('%s, orientation %i', async (name, orientation, encode) => {
    const kind = name === 'png' ? 'png' : 'jpg';
    const made = await encode(photo(orientation)).toBuffer();
    const behind = Buffer.concat([made, made, Buffer.from('PK\x03\x04<script>')]);
    const stored = await bare(behind, kind);
    expect(made.toString('latin1')).toContain(MARK);
    expect(stored.toString('latin1')).not.toContain(MARK);
    expect(stored.toString('latin1')).not.toContain('<script>');
    expect(stored.length).toBeLessThan(made.length);
    expect((await pixels(stored)).equals(await pixels(made))).toBe(true);
    const [before, after] = [await sharp(made).metadata(), await sharp(stored).metadata()];
    expect(after.orientation ?? 1).toBe(orientation);
    expect(after.icc?.equals(before.icc ?? Buffer.alloc(0))).toBe(true);
    expect(after.exif?.length ?? 0).toBeLessThanOrEqual(32);
    expect(after.xmp).toBeUndefined();
  });
});

describe('unusual pictures', () => {
  test('a truncated picture is preserved as far as it goes', async () => {
    for (const [name, encode] of Object.entries(encoders)) {
      const made = await encode(photo(1)).toBuffer();
      const stored = await bare(made.subarray(0, made.length - 100), name === 'png' ? 'png' : 'jpg');
      expect(stored.length).toBeGreaterThan(100);
    }
  });

  test('a picture with a million empty parts is rejected early', async () => {
    const parts = Buffer.alloc(4_000_000);
    for (let at = 0; at < parts.length; at += 4) parts.writeUInt32BE(0xffe10002, at);
    const begun = performance.now();
    await expect(bare(Buffer.concat([Buffer.from([0xff, 0xd8]), parts]), 'jpg')).rejects.toThrow(
      PictureError,
    );
    expect(performance.now() - begun).toBeLessThan(5000);
  });

  test('a picture with more pixels than any camera has is rejected by its header', async () => {
    const made = await photo(1).png().toBuffer();
    made.writeUInt32BE(30_000, 16);
    made.writeUInt32BE(30_000, 20);
    made.writeUInt32BE(crc32(made.subarray(12, 29)), 29);
    await expect(bare(made, 'png')).rejects.toThrow(PictureError);
  });
});
