import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BannerCode } from '@ieum/contract/content/banners/enums.ts';
import { bannerWording } from '#content/banners/public.ts';
import { banners, bannerSlides } from '#content/banners/tables.ts';
import { popupWording } from '#content/popups/public.ts';
import { popups } from '#content/popups/tables.ts';
import type { FileStore } from '#foundation/files/public.ts';
import { contentVersions } from '#foundation/publishing/tables.ts';
import type { Db } from '#kit/context.ts';
import { addDays, onSeoulClock, seoulDay, startOfSeoulDay } from '#kit/dates.ts';
import { newId } from '#kit/db/ids.ts';
import { one } from '#kit/db/rows.ts';
import { createTextDrawing, motifs } from './drawing.ts';
import { drawLogo, partnerLogos } from './partners.data.ts';
import { mainPictures, nextPicture, welcomePicture, type DrawnPicture } from './pictures.data.ts';

interface SeedDeps {
  files: FileStore;
  /** The administrator who uploaded the pictures. */
  adminId: string;
  now: Date;
}

const HOUR = 60 * 60 * 1000;
const FRIDAY = 5;

/** Nine o'clock in Seoul on the Friday after today. */
export function nextFriday(now: Date): Date {
  const days = (FRIDAY - onSeoulClock(now).getUTCDay() + 7) % 7 || 7;
  return new Date(startOfSeoulDay(addDays(seoulDay(now), days)).getTime() + 9 * HOUR);
}

type DrawText = ReturnType<typeof createTextDrawing>;

const WIDE = { width: 1200, height: 450 };
const TALL = { width: 800, height: 900 };

/** A slide: texts at the left, the drawing at the right. */
function drawSlide(drawText: DrawText, { kicker, title, action, motif, ...colours }: DrawnPicture): string {
  const { ground, ink, light, dark } = colours;
  const { width, height } = WIDE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/>
    ${drawText({ text: kicker, x: 72, y: 106, size: 38, fill: ink })}
    ${title.map((text, index) => drawText({ text, x: 72, y: 190 + index * 74, size: 58, fill: ink })).join('')}
    ${drawText({ text: `${action}  →`, x: 72, y: 368, size: 38, fill: ink })}
    <g transform="translate(790 45) scale(.9)">${motifs[motif](light, dark)}</g></svg>`;
}

/** A popup: the drawing above, texts below. */
function drawPopup(drawText: DrawText, { kicker, title, action, motif, ...colours }: DrawnPicture): string {
  const { ground, ink, light, dark } = colours;
  const { width, height } = TALL;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/>
    <g transform="translate(180 40) scale(1.1)">${motifs[motif](light, dark)}</g>
    ${drawText({ text: kicker, x: 72, y: 580, size: 36, fill: ink })}
    ${title.map((text, index) => drawText({ text, x: 72, y: 660 + index * 78, size: 62, fill: ink })).join('')}
    ${drawText({ text: `${action}  →`, x: 72, y: 836, size: 36, fill: ink })}</svg>`;
}

const altOf = ({ kicker, title, action }: DrawnPicture) => `${kicker}, ${title.join(' ')}. ${action}`;

/** Stores drawings as uploads of the administrator, re-encoded like any other. */
async function storePictures(db: Db, { files, adminId, now }: SeedDeps, drawings: readonly string[]) {
  const { default: sharp } = await import('sharp');
  const folder = await mkdtemp(join(tmpdir(), 'ieum-demo-'));
  const owner = { ownerId: adminId, isPublic: true };
  try {
    const ids = [];
    for (const [index, svg] of drawings.entries()) {
      const path = join(folder, `${index}.png`);
      await writeFile(path, await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer());
      const head = await readFile(path);
      const upload = { name: `그림 ${index + 1}.png`, size: head.length, path, head };
      const { id } = await files.store({ db, now }, upload, { ...owner, type: null, kinds: 'photo' });
      ids.push(id);
    }
    await files.attach({ db, now }, ids, owner);
    return ids;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type FirstVersion = Pick<typeof contentVersions.$inferInsert, 'kind' | 'rowId' | 'createdAt' | 'content'>;

/** The wording that the administrator saved first. */
const storeFirstVersion = (db: Db, version: FirstVersion) =>
  db.insert(contentVersions).values({ ...version, version: 0, writerName: 'admin' });

interface NewSlide {
  id: string;
  alt: string;
  url: string | null;
}

interface BannerOptions {
  code: BannerCode;
  name: string;
  startsAt: Date;
  endsAt: Date | null;
  slides: readonly NewSlide[];
}

async function insertBanner(db: Db, now: Date, { code, name, startsAt, endsAt, slides }: BannerOptions) {
  const bannerId = newId();
  const fileIds = slides.map(({ id }) => id);
  const period = { isActive: true, startsAt, endsAt, shownAt: startsAt };
  const times = { createdAt: now, updatedAt: now };
  const row = one(
    await db
      .insert(banners)
      .values({ id: bannerId, code, name, fileIds, ...period, ...times })
      .returning(),
  );
  const written = await db
    .insert(bannerSlides)
    .values(
      slides.map(({ id, alt, url }, position) => ({
        bannerId,
        position,
        imageId: id,
        alt,
        url,
        target: url === null ? null : '_self',
      })),
    )
    .returning();
  await storeFirstVersion(db, {
    kind: 'banner',
    rowId: bannerId,
    createdAt: now,
    content: bannerWording(row, written),
  });
}

async function insertPopups(db: Db, { now, friday, imageId }: { now: Date; friday: Date; imageId: string }) {
  const started = new Date(now.getTime() - 24 * HOUR);
  const times = { createdAt: now, updatedAt: now };
  const rows = await db
    .insert(popups)
    .values([
      {
        subject: '처음 오신 분께',
        imageId,
        fileIds: [imageId],
        alt: altOf(welcomePicture),
        url: welcomePicture.url,
        position: 1,
        isActive: true,
        startsAt: started,
        ...times,
      },
      {
        subject: '12월 고객센터 운영 시간',
        content:
          '<h2>12월 고객센터 운영 시간</h2><p>12월 25일(금)은 쉬어요. 남겨 주신 문의는 12월 28일(월)부터 차례로 답해 드려요.</p><ul><li>평일 09:00 ~ 18:00</li><li>점심 12:00 ~ 13:00</li></ul>',
        position: 2,
        isActive: true,
        startsAt: friday,
        endsAt: new Date(friday.getTime() + 32 * 24 * HOUR),
        ...times,
      },
    ])
    .returning();
  for (const row of rows)
    await storeFirstVersion(db, { kind: 'popup', rowId: row.id, createdAt: now, content: popupWording(row) });
}

/** The banners of the home page: those that are shown now, and the one that begins next Friday. */
async function insertBanners(
  db: Db,
  now: Date,
  { main, next, partners }: Record<'main' | 'next' | 'partners', readonly NewSlide[]>,
) {
  const friday = nextFriday(now);
  const sinceYesterday = { startsAt: new Date(now.getTime() - 24 * HOUR), endsAt: null };
  const fortnight = { startsAt: friday, endsAt: new Date(friday.getTime() + 14 * 24 * HOUR) };
  await insertBanner(db, now, { code: 'main', name: '11월 메인 배너', ...sinceYesterday, slides: main });
  await insertBanner(db, now, { code: 'main', name: '12월 신입 채용 배너', ...fortnight, slides: next });
  await insertBanner(db, now, {
    code: 'partners',
    name: '함께하는 기관',
    ...sinceYesterday,
    slides: partners,
  });
}

/** The banners and popups of the home page. */
export async function seedHomeContent(db: Db, input: SeedDeps): Promise<void> {
  const { now } = input;
  const drawText = createTextDrawing();
  const pictures = [...mainPictures, nextPicture];
  const ids = await storePictures(db, input, [
    drawPopup(drawText, welcomePicture),
    ...pictures.map((picture) => drawSlide(drawText, picture)),
    ...partnerLogos.map((logo) => drawLogo(drawText, logo)),
  ]);
  const [imageId = '', ...others] = ids;
  const slides = pictures.map((picture, index) => ({
    id: others[index] ?? '',
    alt: altOf(picture),
    url: picture.url,
  }));
  const partners = partnerLogos.map(({ name }, index) => ({
    id: others[pictures.length + index] ?? '',
    alt: name,
    url: null,
  }));
  await insertBanners(db, now, { main: slides.slice(0, -1), next: slides.slice(-1), partners });
  await insertPopups(db, { now, friday: nextFriday(now), imageId });
}
