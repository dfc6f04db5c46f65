import { and, eq } from 'drizzle-orm';
import { SAVED_REPORTS_MAX, type ReportPeriod } from '@ieum/contract/site/reports/enums.ts';
import { reportTexts as m } from '@ieum/contract/site/reports/texts.ts';
import { readPeriod } from '#site/statistics/public.ts';
import type { AdministratorContext } from '#kit/context.ts';
import { insertInFreePlace } from '#kit/db/free-place.ts';
import { newId } from '#kit/db/ids.ts';
import { rejectTaken } from '#kit/db/reject-taken.ts';
import { one } from '#kit/db/rows.ts';
import { invalidAt } from '#kit/errors.ts';
import { savedReports, type SavedReportRow } from './tables.ts';

const rejectTakenName = rejectTaken('saved_reports_name', 'name', m.nameTaken);

/** A saved report as an administrator writes it. */
export interface ReportDraft {
  name: string;
  kind: string;
  split: string;
  period: ReportPeriod;
  from: string | null;
  to: string | null;
  isWeekly: boolean;
}

/** Saves a report in the administrator's first free place; 409 when none is free. */
export async function saveReport(
  { db, actor, now }: AdministratorContext,
  draft: ReportDraft,
): Promise<SavedReportRow> {
  rejectUnfit(draft, now);
  const values = { ...draft, id: newId(), userId: actor.userId, createdAt: now, updatedAt: now };
  return insertInFreePlace(db, {
    column: savedReports.place,
    isOwned: eq(savedReports.userId, actor.userId),
    max: SAVED_REPORTS_MAX,
    full: m.tooMany,
    insert: (place) =>
      db
        .insert(savedReports)
        .values({ ...values, place })
        .onConflictDoNothing({ target: [savedReports.userId, savedReports.place] })
        .returning()
        .catch(rejectTakenName),
  });
}

/** Changes a saved report; fields that are absent stay. */
export async function reviseReport(
  { db, now }: AdministratorContext,
  before: SavedReportRow,
  change: Partial<ReportDraft>,
): Promise<SavedReportRow> {
  rejectUnfit({ ...before, ...change }, now);
  return one(
    await db
      .update(savedReports)
      .set({ ...change, updatedAt: now })
      .where(and(eq(savedReports.id, before.id), eq(savedReports.userId, before.userId)))
      .returning()
      .catch(rejectTakenName),
  );
}

export async function removeReport({ db }: AdministratorContext, { id }: SavedReportRow): Promise<void> {
  await db.delete(savedReports).where(eq(savedReports.id, id));
}

/** The period OWN needs days that a report can be about, and never changes from week to week. */
function rejectUnfit({ period, from, to, isWeekly }: ReportDraft, now: Date): void {
  if (period !== 'OWN') return;
  if (from === null || to === null) throw invalidAt('from', m.daysRequired);
  readPeriod({ from, to }, now);
  if (isWeekly) throw invalidAt('isWeekly', m.neverChanges);
}
