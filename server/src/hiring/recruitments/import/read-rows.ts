import { createHash } from 'node:crypto';
import { seoulDaysBetween, startOfSeoulDay } from '#kit/dates.ts';
import { isWebAddress, mapAlioRow, type Mapped } from './alio-mapping.ts';
import { AlioRow } from './alio-row.ts';

/** A row that was rejected or only partly imported, and why. */
export interface Remark {
  recrutPblntSn: string;
  reason: string;
}

/** A row ready to be written. */
export interface Incoming extends Mapped {
  externalId: string;
  institutionId: string;
  isOver: boolean;
  hash: string;
}

interface Read {
  incoming: Incoming[];
  rejected: Remark[];
  /** Imported, but without their link. */
  reported: Remark[];
}

/** Reads and maps all rows; an unreadable one is rejected with the reason and stops nothing. */
export function readRows(
  rows: readonly unknown[],
  { shiftDays, now }: { shiftDays: number; now: Date },
): Read {
  const read: Read = { incoming: [], rejected: [], reported: [] };
  const seen = new Set<string>();
  for (const [index, raw] of rows.entries()) {
    const parsed = AlioRow.safeParse(raw);
    if (!parsed.success) {
      read.rejected.push({ recrutPblntSn: nameOf(raw, index), reason: reasonOf(parsed.error.issues) });
      continue;
    }
    const remark = rowError(parsed.data, seen);
    if (remark) read.rejected.push(remark);
    else take(read, parsed.data, { shiftDays, now });
    seen.add(parsed.data.recrutPblntSn);
  }
  return read;
}

function take(read: Read, row: AlioRow, { shiftDays, now }: { shiftDays: number; now: Date }) {
  const mapped = mapAlioRow(row, shiftDays);
  const hash = createHash('sha256').update(JSON.stringify(mapped)).digest('base64url');
  const isOver = mapped.columns.endsAt < now || (shiftDays === 0 && row.ongoingYn === 'N');
  const { recrutPblntSn: externalId, pblntInstCd: institutionId } = row;
  read.incoming.push({ ...mapped, externalId, institutionId, isOver, hash });
  if (row.srcUrl !== '' && !isWebAddress(row.srcUrl))
    read.reported.push({ recrutPblntSn: externalId, reason: `srcUrl: ${row.srcUrl}` });
}

function rowError(
  { recrutPblntSn, pbancBgngYmd, pbancEndYmd }: AlioRow,
  seen: ReadonlySet<string>,
): Remark | undefined {
  if (seen.has(recrutPblntSn)) return { recrutPblntSn, reason: 'recrutPblntSn: twice in the file' };
  if (pbancEndYmd < pbancBgngYmd) return { recrutPblntSn, reason: 'pbancEndYmd: before pbancBgngYmd' };
  return undefined;
}

const nameOf = (raw: unknown, index: number): string => {
  const id = (raw as { recrutPblntSn?: unknown } | null)?.recrutPblntSn;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : `#${index + 1}`;
};

const reasonOf = (issues: readonly { path: PropertyKey[]; message: string }[]) =>
  issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`).join('; ');

/**
 * The number of days by which `--as-of` shifts the dates of a file, so that it can be tried as current. A day
 * before the fetch day is the day of the file to treat as today; a later one is the new fetch day.
 */
export function shiftDaysOf(
  asOf: string | undefined,
  { fetchedOn, now }: { fetchedOn: string | undefined; now: Date },
) {
  if (asOf === undefined) return 0;
  const day = startOfSeoulDay(asOf);
  if (fetchedOn === undefined || asOf <= fetchedOn) return seoulDaysBetween(day, now);
  return seoulDaysBetween(startOfSeoulDay(fetchedOn), day);
}
