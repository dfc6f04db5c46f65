import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { FileStore } from '#foundation/files/public.ts';
import type { Company, Db } from '#kit/context.ts';
import { one } from '#kit/db/rows.ts';
import { createLecture, reviseLecture } from '#live/lectures/changes.ts';
import { lectureCategories, lectureChats, lectureMessages, type LectureRow } from '#live/lectures/tables.ts';
import { attachmentKinds } from '#platform/files/file-kinds.ts';
import type { SeededCompany, SeededPerson } from '../accounts.ts';
import { createTextDrawing, motifs } from '../content/drawing.ts';
import { demoCategories, demoChat, demoLectures } from './lectures.data.ts';
import { storeSamplePdf } from '../pdfs.ts';
import { asCompany, at, contextAt } from '../demo-context.ts';

type DemoLecture = (typeof demoLectures)[number];

interface LecturesInput {
  files: FileStore;
  companies: readonly SeededCompany[];
  persons: readonly SeededPerson[];
  now: Date;
}

/** The categories, the lectures of the demo's companies, and the chat of the live one. */
export async function seedLectures(db: Db, input: LecturesInput): Promise<void> {
  const categories = await insertCategories(db, input.now);
  const drawText = createTextDrawing();
  for (const [index, lecture] of demoLectures.entries()) {
    const company = input.companies[lecture.company];
    if (!company) continue;
    const draw = () => drawThumb(lecture, drawText);
    const categoryId = categories.get(lecture.category) ?? null;
    const row = await insertLecture(db, input, { lecture, company, index, categoryId, draw });
    if (lecture.isStream) await insertChat(db, input, { row, company });
  }
}

async function insertCategories(db: Db, now: Date): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  const insert = async (values: Omit<typeof lectureCategories.$inferInsert, 'createdAt'>) => {
    const { id } = one(
      await db
        .insert(lectureCategories)
        .values({ ...values, createdAt: at(now, -60) })
        .returning(),
    );
    ids.set(values.code, id);
    return id;
  };
  for (const [index, { code, name, isMain, below = [] }] of demoCategories.entries()) {
    const parentId = await insert({ code, name, index, isMain, mainIndex: index });
    for (const [place, child] of below.entries()) await insert({ ...child, index: place, parentId });
  }
  return ids;
}

interface PlannedLecture {
  lecture: DemoLecture;
  company: SeededCompany;
  index: number;
  categoryId: string | null;
  draw: () => Promise<Buffer>;
}

async function insertLecture(db: Db, input: LecturesInput, planned: PlannedLecture): Promise<LectureRow> {
  const { lecture, company, index, categoryId, draw } = planned;
  const { subject, video, code, inDays, isStream = false, links = [], paragraphs } = lecture;
  const actor = asCompany(company.userId, company.username, company.companyId);
  const ctx = contextAt<Company>(db, actor, at(input.now, -20 + index));
  const row = await createLecture(ctx, {
    companyId: company.companyId,
    tagIds: undefined,
    draft: {
      subject,
      categoryId,
      content: paragraphs.map((text) => `<p>${text}</p>`).join(''),
      videoType: video.type,
      videoLink: video.link,
      links: [...links],
      ...(code && { hasCode: true, code }),
      startsAt: inDays === undefined ? null : at(input.now, inDays),
      isStream,
    },
  });
  const thumbId = await storeThumb(db, input, { company, bytes: await draw() });
  const fileIds = await storeHandOut(db, input, planned);
  return reviseLecture(ctx, { before: row, change: { thumbId, fileIds } });
}

async function storeHandOut(
  db: Db,
  { files, now }: LecturesInput,
  { lecture, company }: PlannedLecture,
): Promise<string[]> {
  const { handOut } = lecture;
  if (!handOut) return [];
  const owner = { ownerId: company.userId, isPublic: false };
  const plan = { ...owner, type: null, kinds: attachmentKinds };
  const { id } = await storeSamplePdf({ db, now }, files, { ...handOut, plan });
  await files.attach({ db, now }, [id], owner);
  return [id];
}

async function drawThumb({ ground }: DemoLecture, drawText: ReturnType<typeof createTextDrawing>) {
  const { default: sharp } = await import('sharp');
  const label = drawText({ text: '온라인 강의', x: 72, y: 120, size: 40, fill: '#ffffff' });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="540"><rect width="100%" height="100%" fill="${ground}"/>
    ${label}<g transform="translate(500 110)">${motifs.document('#c9edf3', '#57c1d3')}</g></svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
}

async function storeThumb(
  db: Db,
  { files, now }: LecturesInput,
  { company, bytes }: { company: SeededCompany; bytes: Buffer },
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ieum-demo-'));
  const owner = { ownerId: company.userId, isPublic: true };
  try {
    const path = join(folder, 'thumb.png');
    await writeFile(path, bytes);
    const head = await readFile(path);
    const upload = { name: '강의.png', size: head.length, path, head };
    const { id } = await files.store({ db, now }, upload, { ...owner, type: null, kinds: 'photo' });
    await files.attach({ db, now }, [id], owner);
    return id;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function insertChat(
  db: Db,
  { persons, now }: LecturesInput,
  { row, company }: { row: LectureRow; company: SeededCompany },
): Promise<void> {
  const rows = await db
    .insert(lectureMessages)
    .values(
      demoChat.map(({ person, message, minutesAgo, isQuestion = false }, index) => ({
        lectureId: row.id,
        number: index + 1,
        userId: person === undefined ? company.userId : persons[person]?.userId,
        message,
        isQuestion,
        createdAt: at(now, 0, -minutesAgo / 60),
      })),
    )
    .returning();
  await db
    .update(lectureChats)
    .set({ messageCount: rows.length, pinnedId: rows[0]?.id ?? null })
    .where(eq(lectureChats.lectureId, row.id));
}
