import type { Actor, Db } from '#kit/context.ts';
import { findBookmarkedApplications } from '#hiring/bookmarks/public.ts';
import type { RecruitmentRow } from '#hiring/recruitments/tables.ts';
import type { RowDetails } from '../wire.ts';

interface DetailContext {
  db: Db;
  actor: Pick<Actor, 'userId'>;
}

/** The facts that all rows of a recruitment share. */
export interface Common {
  recruitment: Pick<RecruitmentRow, 'questions'>;
}

/** The data shown with each row of a recruitment: its number of questions and the caller's bookmarks. */
export async function findRowDetails(
  { db, actor }: DetailContext,
  { recruitment }: Common,
  rows: readonly { id: string }[],
): Promise<RowDetails> {
  const bookmarkIds = await findBookmarkedApplications(
    db,
    actor,
    rows.map(({ id }) => id),
  );
  return { answersCount: recruitment.questions.length, bookmarkIds };
}
