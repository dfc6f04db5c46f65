import { z } from 'zod';
import { ApplicationStage } from '../../hiring/applications/enums.ts';
import { Day, Id, listOf, listPart, OptionalId } from '../../common/schemas.ts';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import { commonTexts as c } from '../../common/texts.ts';
import { statisticsTexts as m } from './texts.ts';
import { EmploymentType, RecruitmentState } from '../../hiring/recruitments/enums.ts';
import { ApplicantCounts, CompanyRef } from '../../hiring/recruitments/schemas.ts';
import {
  applicationSteps,
  careerSteps,
  recruitmentGroups,
  shareKinds,
  STATISTICS_COMPANIES_MAX,
  STATISTICS_DAYS_MAX,
  statisticsParts,
  StatisticsUnit,
} from './enums.ts';
import { statisticsPaths } from './paths.ts';

// Figures by Seoul day

const DAY_MS = 24 * 60 * 60 * 1000;
const spanOf = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

interface Span {
  from?: string | undefined;
  to?: string | undefined;
}
const isForward = ({ from, to }: Span) => !from || !to || from <= to;
const isShort = ({ from, to }: Span) => !from || !to || spanOf(from, to) <= STATISTICS_DAYS_MAX;

/** Seoul days, both included; without them the last 30 days. */
const period = { from: Day.optional(), to: Day.optional() };
const bounded = <S extends z.ZodType<Span>>(schema: S) =>
  schema
    .refine(isForward, { path: ['to'], error: c.endBeforeStart.key })
    .refine(isShort, { path: ['from'], error: m.periodTooLong.key });

/** Only recruitments of one company or of one employment type. */
const scope = {
  _company: OptionalId.optional(),
  employmentType: z.enum(EmploymentType, c.unknownValue.key).optional(),
};
const part = { part: z.enum(statisticsParts, c.unknownValue.key).default('DAYS') };

const SeriesQuery = bounded(
  z.object({
    ...period,
    unit: z.enum(StatisticsUnit, c.unknownValue.key).default(StatisticsUnit.Day),
  }),
);

/** A figure and the first day of its period. */
const Figure = z.object({ date: z.string().max(10), count: z.int() });
const figures = z.array(Figure).max(STATISTICS_DAYS_MAX);
const reported = { from: z.string().max(10), to: z.string().max(10), count: z.int() };

const Totals = z.object({
  hits: z.int(),
  /** Applications sent in the period, and the furthest stage they have reached by now. */
  applied: z.int(),
  reviewed: z.int(),
  interviewed: z.int(),
  accepted: z.int(),
});
export type RecruitmentTotals = z.infer<typeof Totals>;

const shareKey = z.string().max(40);
const Share = z.object({ key: shareKey, count: z.int() });
const shares = z.array(Share).max(20);

/** The figures of a period: views, applications, what became of them, and who applied. */
const PeriodFigures = z.object({
  from: z.string().max(10),
  to: z.string().max(10),
  totals: Totals,
  /** The same number of days before. */
  before: Totals,
  /**
   * Each day’s views and applications, and the stage these applications have reached by now: the totals are
   * their sums.
   */
  days: z
    .array(
      z.object({
        date: z.string().max(10),
        hits: z.int(),
        applied: z.int(),
        pending: z.int(),
        meeting: z.int(),
        accepted: z.int(),
        eliminated: z.int(),
      }),
    )
    .max(STATISTICS_DAYS_MAX),
  /** The same number of days before, drawn beside them. */
  daysBefore: z
    .array(z.object({ date: z.string().max(10), hits: z.int(), applied: z.int() }))
    .max(STATISTICS_DAYS_MAX),
  /**
   * The applicants of the period: steps of `careerSteps`, stored education values, regions; the rest under
   * OTHERS.
   */
  careers: shares,
  educations: shares,
  regions: shares,
});

/** The figures of one recruitment in a period. */
export const RecruitmentStatistics = PeriodFigures.extend({
  recruitment: z.object({
    _id: z.string().max(64),
    subject: z.string().max(400),
    state: z.enum(RecruitmentState),
    company: CompanyRef,
    publishedAt: z.string().max(40).nullable(),
    /** Since it was published. */
    hitCounts: z.int(),
  }),
  /** The present stages of all its applicants, whenever they applied. */
  stages: ApplicantCounts.shape.stages,
});
export type RecruitmentStatistics = z.infer<typeof RecruitmentStatistics>;

/** The figures of all recruitments together in a period. */
export const HiringStatistics = PeriodFigures.extend({
  /** Recruitments published in the period, and open now. */
  published: z.int(),
  publishedBefore: z.int(),
  open: z.int(),
  /** By the employment type of the recruitment; SEVERAL where it has more than one. */
  types: shares,
  /** Companies whose recruitments were viewed or applied to in the period, independent of the filters. */
  companies: z.array(z.object({ _id: Id, name: z.string().max(400) })).max(STATISTICS_COMPANIES_MAX),
});
export type HiringStatistics = z.infer<typeof HiringStatistics>;

/** An application behind a figure; only its company sees whose it is. */
const CountedApplication = z.object({
  _id: Id,
  appliedAt: z.string().max(40),
  recruitment: z.object({ _id: Id, subject: z.string().max(400) }),
  company: CompanyRef,
  /** The stage that is counted: the one before a move that can still be undone. */
  stage: z.enum(ApplicationStage),
  isRevoked: z.boolean(),
  career: z.enum(careerSteps),
  education: shareKey,
  region: shareKey,
});
export type CountedApplication = z.infer<typeof CountedApplication>;

/** A recruitment behind a figure, with its own share of the figures. */
const CountedRecruitment = z.object({
  _id: Id,
  /** Empty for a deleted recruitment. */
  subject: z.string().max(400),
  isRemoved: z.boolean(),
  company: CompanyRef.nullable(),
  publishedAt: z.string().max(40).nullable(),
  hits: z.int(),
  applied: z.int(),
  /** Views of each day of the period. */
  days: z.array(z.int()).max(STATISTICS_DAYS_MAX),
});
export type CountedRecruitment = z.infer<typeof CountedRecruitment>;

export const statistics = endpointsOf('statistics', {
  /** Browser sessions begun. */
  sessions: endpoint({
    ...statisticsPaths.sessions,
    summary: 'Count visits and sessions by day',
    query: SeriesQuery,
    response: z.object({ sessions: figures, ...reported }),
  }),
  /** Pages viewed. */
  visits: endpoint({
    ...statisticsPaths.visits,
    summary: 'Count visits by the page they came from',
    query: SeriesQuery,
    response: z.object({ visits: figures, ...reported }),
  }),
  recruitment: endpoint({
    ...statisticsPaths.recruitment,
    summary: 'Read the figures of all recruitments',
    query: bounded(z.object({ ...period, ...scope })),
    response: z.object({ statistics: HiringStatistics }),
  }),
  /** The applications behind a figure, the newest first. */
  applications: endpoint({
    ...statisticsPaths.applications,
    summary: 'List the applications that a figure of recruitments counts',
    query: bounded(
      z.object({
        ...listPart,
        ...period,
        ...scope,
        _recruitment: OptionalId.optional(),
        step: z.enum(applicationSteps, c.unknownValue.key).default('APPLIED'),
        share: z.enum(shareKinds, c.unknownValue.key).optional(),
        shareKey: shareKey.optional(),
      }),
    ),
    response: listOf('applications', CountedApplication),
  }),
  /** The recruitments behind a figure, the most viewed first. */
  postings: endpoint({
    ...statisticsPaths.postings,
    summary: 'List the recruitments that a figure counts',
    query: bounded(
      z.object({
        ...listPart,
        ...period,
        ...scope,
        counted: z.enum(recruitmentGroups, c.unknownValue.key).default('VIEWED'),
      }),
    ),
    response: listOf('postings', CountedRecruitment),
  }),
  /** Sessions and pages of each day as a workbook. */
  exportTraffic: endpoint({
    ...statisticsPaths.exportTraffic,
    summary: 'Export visits and sessions by day as an Excel workbook',
    query: bounded(z.object(period)),
    raw: true,
    transaction: 'manual',
    response: z.object({}),
  }),
  /** One chart of all recruitments together as a workbook. */
  exportAll: endpoint({
    ...statisticsPaths.exportAll,
    summary: 'Export the figures of all recruitments as an Excel workbook',
    query: bounded(z.object({ ...period, ...scope, ...part })),
    raw: true,
    transaction: 'manual',
    response: z.object({}),
  }),
  ofRecruitment: endpoint({
    ...statisticsPaths.ofRecruitment,
    summary: 'Read the figures of one recruitment',
    params: z.object({ _recruitment: Id }),
    query: bounded(z.object(period)),
    response: z.object({ statistics: RecruitmentStatistics }),
  }),
  /** One of its charts as a workbook. */
  exportRecruitment: endpoint({
    ...statisticsPaths.exportRecruitment,
    summary: 'Export the figures of one recruitment as an Excel workbook',
    params: z.object({ _recruitment: Id }),
    query: bounded(z.object({ ...period, ...part })),
    raw: true,
    transaction: 'manual',
    response: z.object({}),
  }),
});
