import { sql, type SQL } from 'drizzle-orm';
import { applications, type ApplicationRow } from './tables.ts';

/** The columns that a move changes and an undo restores. */
const restorable = {
  status: 'text',
  stage: 'text',
  positiveStage: 'text',
  stagedAt: 'timestamptz',
  pendingAt: 'timestamptz',
  meetingAt: 'timestamptz',
  recruitedAt: 'timestamptz',
  eliminatedAt: 'timestamptz',
  isCertified: 'boolean',
  certifiedAt: 'timestamptz',
  notice: 'text',
} as const;
type Restorable = keyof typeof restorable;
const names = Object.keys(restorable) as Restorable[];

const beforeMove = (name: Restorable): SQL =>
  sql`(${applications.undoable}->'before'->>${sql.raw(`'${name}'`)})::${sql.raw(restorable[name])}`;

/** The present columns as the value of `undoable.before`. */
export const presentColumns = (): SQL =>
  sql`jsonb_build_object(${sql.join(
    names.flatMap((name) => [sql.raw(`'${name}'`), sql`${applications[name]}`]),
    sql`, `,
  )})`;

/** For an update: the columns before the move that can still be undone. */
export const restoredColumns = (): Record<Restorable, SQL> =>
  Object.fromEntries(names.map((name) => [name, beforeMove(name)])) as Record<Restorable, SQL>;

/** A column as it is counted: before the move while that can still be undone. */
export const settledColumn = (name: Restorable): SQL =>
  sql`(case when ${applications.undoable} is null then ${applications[name]} else ${beforeMove(name)} end)`;

/** No move of the application can be undone any more. */
export const settled = { undoable: null, settlesAt: null } as const;

const moment = (at: string | null) => (at === null ? null : new Date(at));

/** An application as it is counted: before the move while that can still be undone. */
export function settledOf(row: ApplicationRow): ApplicationRow {
  if (!row.undoable) return row;
  const { stagedAt, pendingAt, meetingAt, recruitedAt, eliminatedAt, certifiedAt, ...before } =
    row.undoable.before;
  return {
    ...row,
    ...before,
    stagedAt: moment(stagedAt),
    pendingAt: moment(pendingAt),
    meetingAt: moment(meetingAt),
    recruitedAt: moment(recruitedAt),
    eliminatedAt: moment(eliminatedAt),
    certifiedAt: moment(certifiedAt),
  };
}
