import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Work } from '#kit/context.ts';
import { newId } from '#kit/db/ids.ts';
import { dropChanged, type RecruitmentCaches } from '../caches.ts';
import { recruitmentNgrams, recruitments, type RecruitmentRow } from '../tables.ts';
import { SOURCE_NAME } from './alio-mapping.ts';
import { readFile } from './alio-row.ts';
import { readRows, shiftDaysOf, type Incoming, type Remark } from './read-rows.ts';
import { writeInstitutions } from './write-institutions.ts';
import { writeRecruitments, type RecruitmentToWrite } from './write-recruitments.ts';

/** The result of an import: each row is counted once. */
export interface ImportReport {
  created: number;
  updated: number;
  /** New or changed rows whose end has passed. */
  finished: number;
  unchanged: number;
  /** Rejected rows. */
  rejected: Remark[];
  /** Rows imported without their link, because it is no web address. */
  reported: Remark[];
}

/** Imports public recruitments from a file of 잡알리오; importing the same file again changes nothing. */
export async function importRecruitments(
  work: Work,
  caches: RecruitmentCaches,
  { source, asOf }: { source: unknown; asOf: string | undefined },
): Promise<ImportReport> {
  const { rows, fetchedOn } = readFile(source);
  const shiftDays = shiftDaysOf(asOf, { fetchedOn, now: work.now });
  const { incoming, rejected, reported } = readRows(rows, { shiftDays, now: work.now });
  const companyIds = await writeInstitutions(work, incoming);
  const current = await findKnown(work, incoming);
  const report: ImportReport = { created: 0, updated: 0, finished: 0, unchanged: 0, rejected, reported };
  const writings: RecruitmentToWrite[] = [];
  for (const row of incoming) {
    const known = current.get(row.externalId);
    const state = nextState(row, known);
    if (known && known.sourceHash === row.hash && known.state === state) {
      report.unchanged += 1;
      continue;
    }
    report[outcomeOf(state, known)] += 1;
    const companyId = companyIds.get(row.institutionId) ?? '';
    writings.push({ id: known?.id ?? newId(), companyId, incoming: row, state });
  }
  await writeRecruitments(work, writings);
  dropChanged(work, caches, writings);
  // The embedded database has no process that updates its statistics.
  if (writings.length > 0) await work.db.execute(sql`analyze ${recruitments}, ${recruitmentNgrams}`);
  return report;
}

type KnownRow = Pick<RecruitmentRow, 'id' | 'state' | 'closedReason' | 'sourceHash'>;

function outcomeOf(state: RecruitmentRow['state'], known: KnownRow | undefined) {
  if (state === 'FINISHED' && known?.state !== 'FINISHED') return 'finished';
  return known ? 'updated' : 'created';
}

/** An ended row is finished; one that an administrator hid stays hidden. */
function nextState(row: Incoming, known: KnownRow | undefined): RecruitmentRow['state'] {
  const wasTakenAway = known && known.state !== 'ON_GOING' && known.closedReason !== 'DEADLINE';
  if (wasTakenAway) return known.state;
  return row.isOver ? 'FINISHED' : 'ON_GOING';
}

const BATCH = 1000;

async function findKnown(
  { db }: Work,
  incoming: readonly Incoming[],
): Promise<ReadonlyMap<string, KnownRow>> {
  const current = new Map<string, KnownRow>();
  const ids = incoming.map(({ externalId }) => externalId);
  for (let from = 0; from < ids.length; from += BATCH) {
    const { id, state, closedReason, sourceHash, externalId, sourceName } = recruitments;
    const rows = await db
      .select({ id, state, closedReason, sourceHash, externalId })
      .from(recruitments)
      .where(and(eq(sourceName, SOURCE_NAME), inArray(externalId, ids.slice(from, from + BATCH))))
      .for('update');
    for (const row of rows) current.set(row.externalId ?? '', row);
  }
  return current;
}
