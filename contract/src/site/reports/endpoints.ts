import { z } from 'zod';
import { bounds } from '../../common/bounds.ts';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import { Day, Id, listOf, listPart, Nothing, rowsOf, text } from '../../common/schemas.ts';
import { commonTexts as c } from '../../common/texts.ts';
import { STATISTICS_DAYS_MAX } from '../statistics/enums.ts';
import { REPORT_CODE_MAX, reportPeriods } from './enums.ts';
import { reportPaths } from './paths.ts';
import { ReportName } from './schemas.ts';
import { reportTexts as m } from './texts.ts';

const Code = z.string().max(REPORT_CODE_MAX);
const Label = z.string().max(100);
const Moment = z.string().max(40);

/** One thing that the product counts, in the caller's language. */
export const Measure = z.object({
  kind: Code,
  name: Label,
  /** The exact rule of counting. */
  definition: z.string().max(300),
  /** The word after a number, for example 건; it may be empty. */
  unit: z.string().max(20),
  /** Besides those by time. */
  splits: z.array(z.object({ split: Code, name: Label })).max(20),
  /** Whether the caller may see the rows that it counts. */
  hasRows: z.boolean(),
});
export type Measure = z.infer<typeof Measure>;

/** A figure of a report; `key` is the first day of its time, or the key of its group. */
const Figure = z.object({
  key: Code,
  /** The name of the group; empty for times. */
  label: Label,
  count: z.int(),
  /** Of the period before: of the time in the same position, or of the same group. */
  before: z.int(),
});

/** The answer to one question: what is counted, in which period, split how. */
export const Report = z.object({
  /** Its question in one word: the same question has the same id. */
  _id: z.string().max(200),
  kind: Code,
  split: Code,
  /** From the start of the first day to the end of the last, in Seoul. */
  range: z.object({ startsAt: Moment, endsAt: Moment }),
  /** As many days before. */
  rangeBefore: z.object({ startsAt: Moment, endsAt: Moment }),
  count: z.int(),
  before: z.int(),
  rows: z.array(Figure).max(STATISTICS_DAYS_MAX + 1),
  /** When it was counted. */
  createdAt: Moment,
});
export type Report = z.infer<typeof Report>;
export type ReportFigure = Report['rows'][number];

/** A row that a figure counts. */
export const CountedRow = z.object({
  _id: z.string().max(bounds.id),
  name: z.string().max(bounds.contentSubject),
  /** The name of the company that it belongs to; empty where it belongs to none. */
  company: z.string().max(bounds.name),
  /** The address of its screen in the console; empty where it has none. */
  link: z.string().max(bounds.link),
  at: Moment,
});
export type CountedRow = z.infer<typeof CountedRow>;

/** A question that an administrator saved under a name. */
export const SavedReport = z.object({
  _id: z.string().max(bounds.id),
  name: z.string().max(bounds.personName),
  kind: Code,
  split: Code,
  period: z.enum(reportPeriods),
  from: z.string().max(10).nullable(),
  to: z.string().max(10).nullable(),
  /** Whether it is sent by e-mail each Monday. */
  isWeekly: z.boolean(),
  createdAt: Moment,
});
export type SavedReport = z.infer<typeof SavedReport>;

const question = { kind: Code.default('POSTINGS'), split: Code.default('DAY') };
const period = { from: Day.optional(), to: Day.optional() };

/** `from` and `to` belong to the period OWN, which alone has them. */
const draft = {
  ...ReportName.shape,
  kind: Code,
  split: Code,
  period: z.enum(reportPeriods, c.unknownValue.key),
  from: Day.nullable().optional(),
  to: Day.nullable().optional(),
  isWeekly: z.boolean().optional(),
};

const params = z.object({ _report: Id });
const response = z.object({ report: SavedReport });

export const reports = endpointsOf('reports', {
  listMeasures: endpoint({
    ...reportPaths.listMeasures,
    summary: 'List what reports can count',
    response: z.object({ measures: rowsOf(Measure) }),
  }),
  /** One report; without days of the last 30 days, compared with as many days before. */
  list: endpoint({
    ...reportPaths.list,
    summary: 'Answer a question about the figures of the product',
    query: z.object({ ...question, ...period }),
    response: z.object({ reports: z.array(Report).max(1) }),
  }),
  /** The newest first; 403 without the right to see the rows of the measure. */
  listRows: endpoint({
    ...reportPaths.listRows,
    summary: 'List the rows that a figure of a report counts',
    query: z.object({ ...question, ...period, ...listPart, key: Code.optional() }),
    response: listOf('rows', CountedRow),
  }),
  /** The export and its reason are recorded in the audit log. */
  export: endpoint({
    ...reportPaths.export,
    summary: 'Export a report as an Excel workbook',
    query: z.object({ ...question, ...period, reason: text(200, m.reasonRequired.key) }),
    raw: true,
    transaction: 'manual',
    response: z.object({}),
  }),
  /** By name. */
  listSaved: endpoint({
    ...reportPaths.listSaved,
    summary: "List the caller's saved reports",
    query: z.object(listPart),
    response: listOf('reports', SavedReport),
  }),
  /** At most 30 for one administrator. */
  create: endpoint({
    ...reportPaths.create,
    summary: 'Save a report under a name',
    body: z.object(draft),
    response,
  }),
  revise: endpoint({
    ...reportPaths.revise,
    summary: 'Rename or change a saved report',
    params,
    body: z.object(draft).partial(),
    response,
  }),
  remove: endpoint({
    ...reportPaths.remove,
    summary: 'Delete a saved report',
    params,
    response: Nothing,
  }),
});
