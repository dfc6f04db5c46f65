import { eq } from 'drizzle-orm';
import type { MoveNotice } from '@ieum/contract/hiring/recruitments/enums.ts';
import type { Work } from '#kit/context.ts';
import { recruitments } from '../tables.ts';

/** Sets whether the screen's moves before a decision notify the applicant. */
export async function setMoveNotice(
  { db }: Pick<Work, 'db'>,
  recruitmentId: string,
  moveNotice: MoveNotice,
): Promise<void> {
  await db.update(recruitments).set({ moveNotice }).where(eq(recruitments.id, recruitmentId));
}
