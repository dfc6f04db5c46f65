/** The longest period figures are told for, in days. */
export const STATISTICS_DAYS_MAX = 366;
/** The period when none is asked for, in days up to today. */
export const STATISTICS_DAYS = 30;

/** What one figure of a series stands for; weeks begin on Monday. */
export const StatisticsUnit = { Day: 'DAY', Week: 'WEEK', Month: 'MONTH' } as const;
export type StatisticsUnit = (typeof StatisticsUnit)[keyof typeof StatisticsUnit];

/** Years of work applicants bring, told in steps. */
export const careerSteps = ['NEW', 'UNDER_3', 'UNDER_6', 'UNDER_10', 'FROM_10'] as const;
export type CareerStep = (typeof careerSteps)[number];

/** The traits by which applications are shared out. */
export const shareKinds = ['TYPES', 'CAREERS', 'EDUCATIONS', 'REGIONS'] as const;
export type ShareKind = (typeof shareKinds)[number];

/** The key of what has no name of its own: everything beyond the most frequent. */
export const OTHERS = 'OTHERS';
/** The key of applications to a recruitment of several employment types. */
export const SEVERAL_TYPES = 'SEVERAL';

/** How far applications came, each step with those that went further; and those that were turned down. */
export const applicationSteps = ['APPLIED', 'REVIEWED', 'INTERVIEWED', 'ACCEPTED', 'ELIMINATED'] as const;
export type ApplicationReached = (typeof applicationSteps)[number];

/** Recruitments that were looked at or first published in a period, or that are open now. */
export const recruitmentGroups = ['VIEWED', 'PUBLISHED', 'OPEN'] as const;
export type RecruitmentGroup = (typeof recruitmentGroups)[number];

/** What a workbook holds: each day, or one of the other charts. */
export const statisticsParts = ['DAYS', 'FUNNEL', ...shareKinds, 'POSTINGS'] as const;
export type StatisticsPart = (typeof statisticsParts)[number];

/** Companies offered as a filter at most. */
export const STATISTICS_COMPANIES_MAX = 100;
