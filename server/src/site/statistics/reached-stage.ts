import { sql, type SQL } from 'drizzle-orm';
import type { ApplicationReached } from '@ieum/contract/site/statistics/enums.ts';
import { settledColumn } from '#hiring/applications/public.ts';

const isSet = (name: 'meetingAt' | 'pendingAt' | 'recruitedAt') => sql`${settledColumn(name)} is not null`;
const isAt = (stage: 'ON_PENDING' | 'ON_MEETING') => sql`${settledColumn('positiveStage')} = ${stage}`;

const isAccepted = isSet('recruitedAt');
const isInterviewed = sql`(${isAccepted} or ${isSet('meetingAt')} or ${isAt('ON_MEETING')})`;
const isReviewed = sql`(${isInterviewed} or ${isSet('pendingAt')} or ${isAt('ON_PENDING')})`;

/** The stage that an application has reached by now, by moves that can no longer be undone. */
export const reachedStage: Record<ApplicationReached, SQL> = {
  APPLIED: sql`true`,
  REVIEWED: isReviewed,
  INTERVIEWED: isInterviewed,
  ACCEPTED: isAccepted,
  ELIMINATED: sql`(${settledColumn('stage')} = 'ELIMINATED')`,
};
