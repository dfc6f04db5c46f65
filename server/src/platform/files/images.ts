import { stat } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import { checkParts } from './strip-metadata.ts';
import { limitConcurrency } from '../limits/limit-concurrency.ts';
import { extensionOf } from './file-kinds.ts';
import { loadSharp } from './sharp.ts';

/** Why a picture is rejected; the codes are those of the wire (413, 415). */
export class ImageError extends Error {
  override name = 'ImageError';
  readonly code: 'too_large' | 'unsupported_media';
  constructor(code: 'too_large' | 'unsupported_media', options?: ErrorOptions) {
    super(
      code === 'too_large' ? 'More than 20 MB or 50 megapixels' : 'Not a whole JPEG, PNG, WebP or GIF',
      options,
    );
    this.code = code;
  }
}

/** A re-encoded picture: no metadata, upright, sRGB; `width` and `height` in pixels. */
export type CleanImage = {
  bytes: Buffer;
  mimeType: string;
  extension: string;
  width: number;
  height: number;
};

const maxBytes = 20 * 1024 * 1024;
const maxPixels = 50_000_000;
const readableTypes = ['jpg', 'png', 'apng', 'webp', 'gif'];

/** The stored sizes: a square cropped around the face, a whole logo within a square, a photo within 1600. */
const sizes = {
  profile: { width: 512, height: 512, fit: 'cover', position: 'attention' },
  logo: { width: 512, height: 512, fit: 'inside', withoutEnlargement: true },
  photo: { width: 1600, height: 1600, fit: 'inside', withoutEnlargement: true },
} as const;
export type ImageSize = keyof typeof sizes;

/** A profile picture that its owner cropped to 3:4, as for identity cards, stays that shape. */
const portrait = { width: 600, height: 800, fit: 'cover' } as const;
const isPortrait = (width: number, height: number) => Math.abs(width / height - 3 / 4) < 0.01;

const encoders = {
  webp: (image: Sharp) => image.webp({ quality: 82 }),
  jpeg: (image: Sharp) => image.flatten({ background: 'white' }).jpeg({ quality: 85, mozjpeg: true }),
  png: (image: Sharp) => image.png({ compressionLevel: 9 }),
};
const extensions = { webp: 'webp', jpeg: 'jpg', png: 'png' };
export type ImageFormat = keyof typeof encoders;

/** A decoded picture uses up to 200 MB. */
const drawing = limitConcurrency(2);

/** Re-encodes a picture in one of our sizes (the first frame of an animation); rejects with ImageError. */
export async function cleanImage(
  source: string | Buffer,
  size: ImageSize,
  format: ImageFormat = 'webp',
): Promise<CleanImage> {
  await checkBytes(source);
  await checkPixels(source);
  return drawing(() => draw(source, size, format));
}

async function checkBytes(source: string | Buffer) {
  const bytes = typeof source === 'string' ? (await stat(source)).size : source.byteLength;
  if (bytes > maxBytes) throw new ImageError('too_large');
  const type = await extensionOf(source);
  if (!type || !readableTypes.includes(type)) throw new ImageError('unsupported_media');
  if (type === 'jpg' && typeof source === 'string') await checkParts(source, 'jpg').catch(throwImageError);
}

/** Reads the header only: nothing is decoded before the size is known. */
async function readHeader(source: string | Buffer) {
  const sharp = await loadSharp();
  return sharp(source, { limitInputPixels: false }).metadata().catch(throwImageError);
}

async function checkPixels(source: string | Buffer) {
  const { width, height } = await readHeader(source);
  if (width * height > maxPixels) throw new ImageError('too_large');
}

async function draw(source: string | Buffer, size: ImageSize, format: ImageFormat): Promise<CleanImage> {
  const sharp = await loadSharp();
  const upright = sharp(source, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
  const { data, info } = await encoders[format](upright.resize(await targetOf(source, size)))
    .timeout({ seconds: 20 })
    .toBuffer({ resolveWithObject: true })
    .catch(throwImageError);
  const { width, height } = info;
  return { bytes: data, mimeType: `image/${format}`, extension: extensions[format], width, height };
}

async function targetOf(source: string | Buffer, size: ImageSize) {
  if (size !== 'profile') return sizes[size];
  const { width, height } = (await readHeader(source)).autoOrient;
  return isPortrait(width, height) ? portrait : sizes.profile;
}

function throwImageError(cause: unknown): never {
  throw new ImageError('unsupported_media', { cause });
}
