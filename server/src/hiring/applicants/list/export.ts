import { and, eq, sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { applicantSheet as titles, stageLabels } from '@ieum/contract/hiring/applicants/workbook-texts.ts';
import { sayIn, type Locale, type KeyedText } from '@ieum/contract/common/text.ts';
import { resumeLabels as labels } from '@ieum/contract/hiring/resumes/labels.ts';
import type { ResumeContent } from '@ieum/contract/hiring/resumes/schemas.ts';
import { phoneText } from '@ieum/contract/common/text-formats.ts';
import type { RecruitmentWithCompany } from '#hiring/applications/public.ts';
import { applications, applicationSnapshots } from '#hiring/applications/tables.ts';
import { recordReadings } from '#foundation/audit/public.ts';
import { readInBatches } from '#kit/db/read-in-batches.ts';
import type { CompanyContext, Context } from '#kit/context.ts';
import { afterRow, countUpToCap, orderBy } from '#kit/db/pagination.ts';
import { sendWorkbook, type WorkbookColumn } from '#kit/export/workbook.ts';
import { matching, type ApplicantFilter } from './filter.ts';
import { orderOf } from './list.ts';
import { applicantColumns, type ApplicantRow } from '../queries.ts';
import { recordAudit } from '../audit.ts';

export interface Export {
  recruitment: RecruitmentWithCompany;
  filter: ApplicantFilter;
  /** The reason of the export; stored in the audit log and shown to every person in it. */
  reason: string;
  /** With telephone, e-mail, birth date and address unmasked; else masked as in lists. */
  hasContacts: boolean;
}

type ExportContext = Omit<CompanyContext, 'emit' | 'afterCommit'> & Pick<Context, 'transact'>;
interface Row extends ApplicantRow {
  personId: string;
  memo: string;
  /** The original contact data, when requested. */
  contacts: ResumeContent['personalInformation'] | null;
}

const newestFirst = orderOf([{ field: 'appliedAt', direction: -1 }]);

/**
 * Sends the filtered applicants as a workbook, the newest first; a reading is recorded for each person in it.
 */
export async function sendApplicants(
  ctx: ExportContext,
  reply: FastifyReply,
  requested: Export,
): Promise<FastifyReply> {
  const { recruitment, filter, reason, hasContacts } = requested;
  const { count } = await countUpToCap(ctx.db, sql`select 1 from ${applications} where ${matching(filter)}`);
  await ctx.transact((tx) =>
    recordAudit(
      { ...tx, actor: ctx.actor },
      {
        action: 'applicants.export',
        subjectType: 'recruitment',
        subjectId: recruitment.recruitment.id,
        subjectName: recruitment.recruitment.subject,
        details: { reason, contacts: hasContacts, count },
      },
    ),
  );
  const { locale } = ctx.caller;
  return sendWorkbook(reply, {
    prefix: 'applications',
    sheet: sayIn(locale, titles.sheet.text),
    columns: columnsIn(locale),
    rows: rowsOf(ctx, requested),
    at: ctx.now,
  });
}

/** The rows in batches; each reading is recorded before the row is sent. */
const rowsOf = (ctx: ExportContext, { recruitment, filter, reason, hasContacts }: Export) =>
  readInBatches<Row>(async (last, limit) => {
    const rows = await readRows(ctx, { filter, hasContacts, last, limit });
    const what = hasContacts ? 'CONTACT' : 'APPLICATION';
    await recordReadings(
      ctx,
      rows.map(({ personId, id }) => ({ personId, subjectId: id })),
      { what, reason, readerName: recruitment.company.name },
    );
    return rows;
  });

interface Batch {
  filter: ApplicantFilter;
  hasContacts: boolean;
  last: Row | undefined;
  limit: number;
}

const rowColumns = {
  ...applicantColumns,
  personId: applications.personId,
  memo: applications.memo,
};
const contactColumns = {
  contacts: sql<Row['contacts']>`${applicationSnapshots.resume}->'content'->'personalInformation'`,
};
const noContacts = { contacts: sql<Row['contacts']>`null` };

const readRows = ({ db }: ExportContext, { filter, hasContacts, last, limit }: Batch): Promise<Row[]> =>
  db
    .select({ ...rowColumns, ...(hasContacts ? contactColumns : noContacts) })
    .from(applications)
    .leftJoin(
      applicationSnapshots,
      hasContacts ? eq(applicationSnapshots.applicationId, applications.id) : sql`false`,
    )
    .where(and(matching(filter), last && afterRow(newestFirst, last)))
    .orderBy(...orderBy(newestFirst))
    .limit(limit);

function columnsIn(locale: Locale): WorkbookColumn<Row>[] {
  const say = (message: KeyedText | undefined) => (message ? sayIn(locale, message.text) : '');
  const text = (
    title: keyof typeof titles,
    value: (row: Row) => string,
    width?: number,
  ): WorkbookColumn<Row> => ({ title: say(titles[title]), kind: 'text', value, ...(width && { width }) });
  const instant = (title: keyof typeof titles, value: (row: Row) => Date | null): WorkbookColumn<Row> => ({
    title: say(titles[title]),
    kind: 'instant',
    value,
  });
  const summary = ({ card }: Row) => card.summary;
  return [
    text('name', ({ personName }) => personName),
    text('stage', ({ stage }) => say(stageLabels[stage]), 12),
    instant('appliedAt', ({ appliedAt }) => appliedAt),
    instant('stagedAt', ({ stagedAt }) => stagedAt),
    instant('viewedAt', ({ viewedAt }) => viewedAt),
    text('phone', ({ card, contacts }) => phoneText(contacts?.phone ?? card.phone)),
    text('email', ({ card, contacts }) => contacts?.email ?? card.email, 26),
    text('bornAt', ({ card, contacts }) => contacts?.bornAt ?? card.bornAt, 12),
    text('address', (row) => addressOf(row), 40),
    text('career', (row) => say(careerOf(row)), 10),
    { title: say(titles.careerMonths), kind: 'number', width: 12, value: (row) => summary(row).careerMonths },
    text('company', (row) => summary(row).companyName, 24),
    text('position', (row) => summary(row).position, 24),
    text('education', (row) => say(educationOf(row)), 12),
    text('school', (row) => summary(row).education.institutionName, 24),
    text('languages', (row) => languagesOf(row, say), 30),
    text('certifications', (row) => summary(row).certifications.join(', '), 30),
    text('memo', ({ memo }) => memo, 40),
  ];
}

const addressOf = ({ card, contacts }: Row): string =>
  contacts
    ? [contacts.residence.address1, contacts.residence.address2].filter(Boolean).join(' ')
    : card.address;

const careerOf = ({ card }: Row): KeyedText | undefined =>
  card.summary.career ? labels.career[card.summary.career] : undefined;

const educationOf = ({ card }: Row): KeyedText | undefined => {
  const { institutionType } = card.summary.education;
  return institutionType ? labels.education[institutionType] : undefined;
};

const languagesOf = ({ card }: Row, say: (message: KeyedText) => string): string =>
  card.summary.languages
    .map(({ type, name, score }) => [name || say(labels.language[type]), score || ''].join(' ').trim())
    .join(', ');
