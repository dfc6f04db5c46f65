import { sql, type SQL } from 'drizzle-orm';
import { mayUse } from '@ieum/contract/common/rights.ts';
import { sayIn } from '@ieum/contract/common/text.ts';
import {
  memberRecords as contract,
  type MemberRecordSection,
} from '@ieum/contract/site/members/record-endpoints.ts';
import type { AccessRecords } from '#foundation/audit/public.ts';
import type { Context } from '#kit/context.ts';
import { countUpToCap, type PageRequest } from '#kit/db/pagination.ts';
import { forbidden, notFound } from '#kit/errors.ts';
import type { Route } from '#kit/http/route.ts';
import {
  countRecord,
  RECORD_COUNT_CAP,
  readRecord,
  type RecordSection,
  type RecordSubject,
} from '#kit/member-record.ts';
import { createRecordReadings } from './readings.ts';
import { findRecordSubject } from './subject.ts';
import { presentRow } from './wire.ts';

export interface RecordDeps {
  accessRecords: AccessRecords;
  recordSections: () => readonly RecordSection[];
}

interface ShownSection {
  section: RecordSection;
  rows: SQL;
}

/** The record of a member: the sections of all modules that the caller's role may see. */
export function memberRecordRoutes(route: Route, { accessRecords, recordSections }: RecordDeps) {
  const noteReading = createRecordReadings(accessRecords);

  /** The member of an address; opening the record is recorded before anything of it is read. */
  const openFor = async (ctx: Context<'console'>, userId: string): Promise<RecordSubject> => {
    const subject = await findRecordSubject(ctx, userId, recordSections());
    if (!subject) throw notFound();
    noteReading(ctx, subject.userId);
    return subject;
  };

  route(contract.open, {
    run: async (ctx, { params }) => {
      const subject = await openFor(ctx, params._user);
      const allowed = recordSections().filter(({ right }) => mayUse(ctx.actor.role, right));
      return { sections: await countSections(ctx, withRows(allowed, subject)) };
    },
  });

  route(contract.list, {
    run: async (ctx, { params, query }) => {
      const section = recordSections().find(({ kind }) => kind === params.kind);
      if (!section) throw notFound();
      if (!mayUse(ctx.actor.role, section.right)) throw forbidden();
      const [shown] = withRows([section], await openFor(ctx, params._user));
      if (!shown) throw notFound();
      return listSection(ctx, shown, query);
    },
  });
}

const withRows = (sections: readonly RecordSection[], subject: RecordSubject): ShownSection[] =>
  sections.flatMap((section) => {
    const rows = section.rows(subject);
    return rows ? [{ section, rows }] : [];
  });

async function countSections(
  ctx: Context<'console'>,
  shown: readonly ShownSection[],
): Promise<MemberRecordSection[]> {
  const listed = shown.map(({ section: { kind }, rows }) => ({ kind, rows }));
  const counts = await countRecord(ctx.db, listed);
  return shown.map(({ section: { kind, title } }) => {
    const n = counts.get(kind) ?? 0;
    const counted = n > RECORD_COUNT_CAP ? { count: RECORD_COUNT_CAP, isCapped: true } : { count: n };
    return { kind, title: sayIn(ctx.caller.locale, title.text), ...counted };
  });
}

async function listSection(ctx: Context<'console'>, { section, rows }: ShownSection, part: PageRequest) {
  const [page, counted] = await Promise.all([
    readRecord(ctx.db, rows, part),
    countUpToCap(ctx.db, sql`select 1 from (${rows}) as facts`),
  ]);
  const present = presentRow(section, ctx.caller.locale);
  return { rows: page.rows.map(present), next: page.next, ...counted };
}
