import { defaultMinutes } from '@ieum/contract/live/calendar/enums.ts';
import { calendarTexts } from '@ieum/contract/live/calendar/texts.ts';
import type { auditActions } from '@ieum/contract/live/lectures/audit-texts.ts';
import { lectureBounds } from '@ieum/contract/live/lectures/enums.ts';
import { lectureTexts as m } from '@ieum/contract/live/lectures/texts.ts';
import { eq } from 'drizzle-orm';
import { shareFiles, type FileStore } from '#foundation/files/public.ts';
import { dropHashTags, setHashTags } from '#foundation/hash-tags/public.ts';
import type { Db, MemberContext } from '#kit/context.ts';
import { insertInFreePlace } from '#kit/db/free-place.ts';
import { one } from '#kit/db/rows.ts';
import { AppError, invalidAt } from '#kit/errors.ts';
import { saveTexts } from '#kit/search/save-texts.ts';
import { remove as removeAppointment } from '#live/calendar/public.ts';
import { recordAudit } from './audit.ts';
import { bookTime, sourceOf } from './calendar.ts';
import { lectureAccessChanged, lectureChatChanged } from './events.ts';
import { searchableTextOf } from './search/searchable-text.ts';
import { lectureCategories, lectureChats, lectures, searchedLectures, type LectureRow } from './tables.ts';
import type { LectureChange } from './wire.ts';

type TagIds = readonly string[] | undefined;

export type NewLecture = LectureChange & Pick<LectureRow, 'subject'>;

/** Creates a lecture of a company, with its chat. */
export async function createLecture(
  ctx: MemberContext,
  { companyId, draft, tagIds }: { companyId: string; draft: NewLecture; tagIds: TagIds },
): Promise<LectureRow> {
  await rejectUnknownCategory(ctx.db, draft.categoryId);
  const fresh = startedNow(ctx, draft);
  const row = await insert(ctx, companyId, fresh);
  await ctx.db.insert(lectureChats).values({ lectureId: row.id });
  if (tagIds) await setHashTags(ctx.db, { kind: 'lecture', rowId: row.id }, tagIds);
  await bookTimeOf(ctx, { row, startsNow: fresh !== draft });
  await record(ctx, 'lectures.create', row);
  return row;
}

/** A lecture that goes live without a time begins now. */
const startedNow = <T extends LectureChange>(
  { now }: Pick<MemberContext, 'now'>,
  change: T,
  before?: LectureRow,
): T =>
  change.isStream &&
  !before?.isStream &&
  !(change.startsAt === undefined ? before?.startsAt : change.startsAt)
    ? { ...change, startsAt: now }
    : change;

interface TimeToBook {
  row: LectureRow;
  before?: LectureRow;
  startsNow: boolean;
}

/** Takes the time of a lecture; who starts it now has chosen none and reads what is in the way. */
async function bookTimeOf(ctx: MemberContext, { row, before, startsNow }: TimeToBook): Promise<void> {
  try {
    await bookTime(ctx, row, before);
  } catch (error) {
    const isOwnClash = error instanceof AppError && error.text === calendarTexts.ownClash;
    if (!startsNow || !isOwnClash) throw error;
    throw new AppError('conflict', m.notFreeNow, { values: { ...error.details.values } });
  }
}

function insert({ db, now }: MemberContext, companyId: string, draft: NewLecture): Promise<LectureRow> {
  const facts = { companyId, shownAt: draft.startsAt ?? now, createdAt: now, updatedAt: now };
  return insertInFreePlace(db, {
    column: lectures.place,
    isOwned: eq(lectures.companyId, companyId),
    max: lectureBounds.ofCompany,
    full: m.tooManyLectures,
    insert: (place) =>
      db
        .insert(lectures)
        .values({ minutes: defaultMinutes.LECTURE, ...draft, ...facts, place })
        .onConflictDoNothing({ target: [lectures.companyId, lectures.place] })
        .returning(),
  });
}

async function rejectUnknownCategory(db: Db, id: string | null | undefined): Promise<void> {
  if (id === undefined || id === null) return;
  const [found] = await db
    .select({ id: lectureCategories.id })
    .from(lectureCategories)
    .where(eq(lectureCategories.id, id))
    .for('key share');
  if (!found) throw invalidAt('category', m.categoryUnknown);
}

interface LectureRevision {
  before: LectureRow;
  change: LectureChange;
  tagIds?: TagIds;
}

/** Changes a lecture whose row is locked. */
export async function reviseLecture(
  ctx: MemberContext,
  { before, change, tagIds }: LectureRevision,
): Promise<LectureRow> {
  await rejectUnknownCategory(ctx.db, change.categoryId);
  const fresh = startedNow(ctx, change, before);
  const next = { ...before, ...fresh };
  const row = one(
    await ctx.db
      .update(lectures)
      .set({
        ...fresh,
        shownAt: next.startsAt ?? before.createdAt,
        version: before.version + 1,
        updatedAt: ctx.now,
      })
      .where(eq(lectures.id, before.id))
      .returning(),
  );
  if (tagIds) await setHashTags(ctx.db, { kind: 'lecture', rowId: row.id }, tagIds);
  await shareFiles(ctx.db, row.fileIds, hasPublicFiles(row));
  await bookTimeOf(ctx, { row, before, startsNow: fresh !== change });
  await record(ctx, 'lectures.revise', row);
  publishChange(ctx, before, row);
  return row;
}

/** Shows those who watch that the lecture went live or ended, or that they have to prove their access again. */
function publishChange({ publish }: MemberContext, before: LectureRow, after: LectureRow): void {
  const lecture = { lectureId: after.id };
  const keys = ['isActive', 'isPublic', 'hasCode', 'code'] as const;
  if (keys.some((key) => before[key] !== after[key])) publish(lectureAccessChanged(lecture));
  else if (before.isStream !== after.isStream) publish(lectureChatChanged(lecture));
}

/** Whether hand-outs are served by their ids alone; others need the signed links of those with access. */
export const hasPublicFiles = ({ isActive, isPublic, hasCode }: LectureRow): boolean =>
  isActive && isPublic && !hasCode;

/** Deletes a lecture with its chat, files and time. */
export async function removeLecture(ctx: MemberContext, store: FileStore, row: LectureRow): Promise<void> {
  await removeAppointment(ctx, sourceOf(row));
  await ctx.db.delete(lectures).where(eq(lectures.id, row.id));
  await dropHashTags(ctx.db, 'lecture', [row.id]);
  const thumb = row.thumbId === null ? [] : [row.thumbId];
  await store.release(ctx, [...row.fileIds, ...thumb]);
  await audit(ctx, 'lectures.remove', row);
  ctx.publish(lectureAccessChanged({ lectureId: row.id }));
}

async function record(ctx: MemberContext, action: keyof typeof auditActions, row: LectureRow): Promise<void> {
  await saveTexts(ctx.db, searchedLectures, [await searchableTextOf(row, ctx.db)]);
  await audit(ctx, action, row);
}

/** Only what administrators do is in the audit log. */
async function audit(ctx: MemberContext, action: keyof typeof auditActions, row: LectureRow): Promise<void> {
  if (!ctx.actor.isConsole) return;
  await recordAudit(ctx, { action, subjectType: 'lecture', subjectId: row.id, subjectName: row.subject });
}
