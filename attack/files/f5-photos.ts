import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { createTally, type Attack, type Tally } from '../lib/attack.ts';
import { uploader, ways, type Way } from '../lib/uploads.ts';
import { openWorld, type World } from '../lib/world.ts';

const MARK = 'IEUMCAMERA0042';
const [WIDTH, HEIGHT] = [90, 60];
/** Metadata of cameras and programs. */
const METADATA =
  /Exif\0\0|http:\/\/ns\.adobe\.com|Photoshop 3\.0|MPF\0|eXIf|iTXt|tEXt|zTXt|<x:xmpmeta|IEUMCAMERA/g;

/** A photo, red on the left and blue on the right when it is upright. */
async function upright(): Promise<Buffer> {
  const half = { width: WIDTH / 2, height: HEIGHT, channels: 3 as const };
  const red = await sharp({ create: { ...half, background: 'red' } })
    .png()
    .toBuffer();
  return sharp({ create: { ...half, width: WIDTH, background: 'blue' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .png()
    .toBuffer();
}

/** The order of the pixels for each camera orientation (EXIF 1 to 8). */
const turns: Record<number, (image: Sharp) => Sharp> = {
  1: (image) => image,
  2: (image) => image.flop(),
  3: (image) => image.rotate(180),
  4: (image) => image.flip(),
  6: (image) => image.rotate(270),
  8: (image) => image.rotate(90),
};

const exif = {
  IFD0: { Make: MARK, Model: MARK, Software: MARK, ImageDescription: MARK, Artist: MARK },
  IFD2: { BodySerialNumber: MARK, LensModel: MARK },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '37/1 33/1 36/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '126/1 58/1 0/1',
  },
};

/** Photos in all orientations, with place, serial number and texts inside. */
async function photos(): Promise<Record<string, Buffer>> {
  const base = await upright();
  const made: Record<string, Buffer> = {};
  for (const [orientation, turn] of Object.entries(turns)) {
    const pixels = await turn(sharp(base)).png().toBuffer();
    const marked = () =>
      sharp(pixels)
        .withExif(exif)
        .withMetadata({ orientation: Number(orientation) });
    const jpg = await marked().jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
    made[`jpg ${orientation}`] = jpg;
    made[`progressive jpg ${orientation}`] = await marked()
      .jpeg({ progressive: true, quality: 95 })
      .toBuffer();
    // A second picture after the first, as phones write.
    made[`jpg ${orientation} with a second`] = Buffer.concat([jpg, jpg]);
    made[`webp ${orientation}`] = await marked().webp({ quality: 95 }).toBuffer();
    made[`png ${orientation}`] = await marked().png().toBuffer();
  }
  return made;
}

/** Lists the faults of a photo as it is served. */
async function wrongWith(body: Buffer): Promise<string[]> {
  const { data, info } = await sharp(body)
    .autoOrient()
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixelAt = (x: number) => {
    const start = (Math.floor(info.height / 2) * info.width + x) * info.channels;
    return [...data.subarray(start, start + 3)];
  };
  const [left, right] = [pixelAt(2), pixelAt(info.width - 3)];
  const reported = wordsIn(body).filter((word) => !/^exif/i.test(word));
  const { exif: stored } = await sharp(body).metadata();
  return [
    ...reported.map((word) => `carries ${JSON.stringify(word)}`),
    ...((stored?.length ?? 0) <= ORIENTATION_BYTES ? [] : [`carries ${stored?.length} bytes of EXIF`]),
    ...((left[0] ?? 0) > 150 && (right[2] ?? 0) > 150 ? [] : ['is not upright']),
  ];
}

const wordsIn = (body: Buffer) => body.toString('latin1').match(METADATA) ?? [];
/** An orientation alone identifies nobody. */
const ORIENTATION_BYTES = 32;

type Photo = readonly [what: string, body: Buffer];

async function checkPhoto(world: World, way: Way, [what, body]: Photo, tally: Tally): Promise<boolean> {
  const { answer, url, actor } = await uploader(world, way)({ file: body, name: 'photo.jpg' });
  tally.check(answer.status < 500, () => `${way.what}, ${what}: ${answer.status}`);
  if (answer.status !== 200) return false;
  const read = await world.call(actor, 'GET', url);
  const wrong = await wrongWith(read.body).catch((error: unknown) => [String(error)]);
  tally.check(wrong.length === 0, () => `${way.what}, ${what}: ${wrong.join(', ')}`);
  return true;
}

export const attack: Attack = {
  id: 'F5',
  what: 'Photos with a place, a serial number and a second picture inside, in six orientations, by every way to upload',
  goal: '0 texts of the camera after the upload; all upright',
  run: async ({ onPostgres, extent }) => {
    const { db, url } = await onPostgres();
    const world = await openWorld(db, url);
    const tally = createTally();
    const all = await photos();
    const taken: Record<string, number> = {};
    for (const way of ways)
      for (const photo of Object.entries(all))
        if (await checkPhoto(world, way, photo, tally)) taken[way.what] = (taken[way.what] ?? 0) + 1;
    const found = extent.samples ? globSync('images/odd/*exif*', { cwd: extent.samples }) : [];
    for (const name of found) {
      const way = ways.find(({ isPicture }) => isPicture);
      const body = readFileSync(join(extent.samples ?? '', name));
      if (!way) continue;
      const { url: place, actor } = await uploader(world, way)({ file: body, name });
      const reported = wordsIn((await world.call(actor, 'GET', place)).body);
      tally.check(reported.length === 0, () => `${name}: carries ${reported.join(', ')}`);
    }

    // The weak stub stores its input unchanged.
    const weak = await Promise.all(Object.values(all).map(wrongWith));
    return tally.outcome(
      { photos: Object.keys(all).length, ...taken },
      weak.every((wrong) => wrong.length > 0),
    );
  },
};
