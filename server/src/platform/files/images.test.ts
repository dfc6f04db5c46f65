import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { limitConcurrency } from '../limits/limit-concurrency.ts';
import { cleanImage } from './images.ts';

const folder = mkdtempSync(join(tmpdir(), 'ieum-images-'));
afterAll(() => rmSync(folder, { recursive: true }));

const plain = (width: number, height: number, background = 'teal') =>
  sharp({ create: { width, height, channels: 3, background } });

const jpeg = await plain(300, 300).jpeg().toBuffer();
const tiff = await plain(4, 4).tiff().toBuffer();

/** Red above blue as stored; orientation 6 means that the camera was turned on its side. */
const lying = await plain(60, 40, 'blue')
  .composite([{ input: await plain(60, 20, 'red').png().toBuffer(), top: 0, left: 0 }])
  .withMetadata({ orientation: 6 })
  .withExif({ IFD0: { Copyright: 'secret-owner' }, IFD3: { GPSLatitude: '37/1 30/1 0/1' } })
  .jpeg()
  .toBuffer();

/** A PNG that claims a size in its header and has no content. */
function claiming(width: number, height: number): Buffer {
  const header = Buffer.alloc(17);
  header.write('IHDR');
  header.writeUInt32BE(width, 4);
  header.writeUInt32BE(height, 8);
  header.set([8, 2, 0, 0, 0], 12);
  const chunk = (body: Buffer) => {
    const frame = Buffer.alloc(body.length + 8);
    frame.writeUInt32BE(body.length - 4);
    body.copy(frame, 4);
    frame.writeUInt32BE(crc32(body), body.length + 4);
    return frame;
  };
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk(header), chunk(Buffer.from('IDAT')), chunk(Buffer.from('IEND'))]);
}

describe('a picture is re-encoded', () => {
  test('upright, without any metadata', async () => {
    expect((await sharp(lying).metadata()).exif?.toString('latin1')).toContain('secret-owner');
    const image = await cleanImage(lying, 'photo', 'png');
    expect(image).toMatchObject({ width: 40, height: 60, mimeType: 'image/png', extension: 'png' });
    const found = await sharp(image.bytes).metadata();
    expect([found.exif, found.icc, found.xmp, found.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    const { data } = await sharp(image.bytes).raw().toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeLessThan(60);
    expect(data.at(-1)).toBeLessThan(60);
    expect(data[39 * 3]).toBeGreaterThan(200);
  });

  test.each([
    ['profile', { width: 512, height: 512 }],
    ['logo', { width: 512, height: 256 }],
    ['photo', { width: 1600, height: 800 }],
  ] as const)('%s from a large one', async (size, expected) => {
    const large = await plain(2400, 1200).jpeg().toBuffer();
    expect(await cleanImage(large, size)).toMatchObject({ ...expected, mimeType: 'image/webp' });
  });

  test.each([
    ['profile', { width: 512, height: 512 }],
    ['logo', { width: 60, height: 30 }],
    ['photo', { width: 60, height: 30 }],
  ] as const)('%s from a small one', async (size, expected) => {
    expect(await cleanImage(await plain(60, 30).png().toBuffer(), size)).toMatchObject(expected);
  });

  test('profile preserves the shape of a picture cropped to 3:4, also one that is rotated', async () => {
    const cut = await plain(900, 1200).jpeg().toBuffer();
    expect(await cleanImage(cut, 'profile')).toMatchObject({ width: 600, height: 800 });
    const lying = await plain(1200, 900).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await cleanImage(lying, 'profile')).toMatchObject({ width: 600, height: 800 });
  });

  test('from a file, in each format, with the type of its content', async () => {
    const path = join(folder, 'photo');
    writeFileSync(path, await plain(30, 30).webp().toBuffer());
    for (const format of ['webp', 'jpeg', 'png'] as const) {
      const image = await cleanImage(path, 'photo', format);
      expect((await sharp(image.bytes).metadata()).format).toBe(format);
      expect(image.mimeType).toBe(`image/${format}`);
    }
  });

  test('a transparent one stays transparent, on white as JPEG', async () => {
    const clear = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    expect((await sharp((await cleanImage(clear, 'logo')).bytes).metadata()).hasAlpha).toBe(true);
    const [red] = await sharp((await cleanImage(clear, 'logo', 'jpeg')).bytes)
      .raw()
      .toBuffer();
    expect(red).toBeGreaterThan(250);
  });

  test('CMYK becomes sRGB', async () => {
    const cmyk = await plain(20, 20).toColourspace('cmyk').jpeg().toBuffer();
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk');
    expect((await sharp((await cleanImage(cmyk, 'photo')).bytes).metadata()).space).toBe('srgb');
  });

  test('an animation becomes its first frame', async () => {
    const frames = await Promise.all(['red', 'blue'].map((colour) => plain(10, 10, colour).png().toBuffer()));
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    expect(await cleanImage(moving, 'photo')).toMatchObject({ width: 10, height: 10 });
  });
});

describe('is rejected', () => {
  test.each([
    [
      'a vector picture',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    [
      'a vector picture behind an XML line',
      Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    ['a script called photo.png', Buffer.from('<script>alert(1)</script>')],
    ['text', Buffer.from('hello')],
    ['nothing', Buffer.alloc(0)],
    ['a TIFF', tiff],
    ['a PDF', Buffer.from('%PDF-1.7')],
    ['a PNG head with nothing behind', claiming(10, 10)],
    ['half a JPEG', jpeg.subarray(0, 500)],
    ['a JPEG head before a script', Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from('<script>')])],
  ])('%s: unsupported', async (_name, bytes) => {
    await expect(cleanImage(bytes, 'photo')).rejects.toMatchObject({
      name: 'ImageError',
      code: 'unsupported_media',
    });
  });

  test.each([
    ['51 megapixels, before decoding', claiming(10_200, 5000)],
    ['4 gigapixels in 60 bytes', claiming(65_535, 65_535)],
    ['more than 20 MB', Buffer.concat([jpeg, Buffer.alloc(20 * 1024 * 1024)])],
  ])('%s: too large', async (_name, bytes) => {
    const begun = performance.now();
    await expect(cleanImage(bytes, 'photo')).rejects.toMatchObject({ code: 'too_large' });
    expect(performance.now() - begun).toBeLessThan(1000);
  });
});

test('limited work runs at most so many at a time, and a failure releases its slot', async () => {
  const run = limitConcurrency(2);
  let running = 0;
  let max = 0;
  const work = async () => {
    max = Math.max(max, ++running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running--;
    throw new Error('failed');
  };
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => run(work)));
  expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
  expect(max).toBe(2);
});
