/** The longest period of figures, in days. */
export const STATISTICS_DAYS_MAX = 366;
/** The default period, in days up to today. */
export const STATISTICS_DAYS = 30;

/** The unit of time of one figure of a series; weeks begin on Monday. */
export const StatisticsUnit = { Day: 'DAY', Week: 'WEEK', Month: 'MONTH' } as const;
export type StatisticsUnit = (typeof StatisticsUnit)[keyof typeof StatisticsUnit];

/** Steps of the applicants' years of work. */
export const careerSteps = ['NEW', 'UNDER_3', 'UNDER_6', 'UNDER_10', 'FROM_10'] as const;
export type CareerStep = (typeof careerSteps)[number];

/** The attributes by which applications are grouped. */
export const shareKinds = ['TYPES', 'CAREERS', 'EDUCATIONS', 'REGIONS'] as const;
export type ShareKind = (typeof shareKinds)[number];

/** The key of values without a name of their own: everything beyond the most frequent. */
export const OTHERS = 'OTHERS';
/** The key of applications to a recruitment of several employment types. */
export const SEVERAL_TYPES = 'SEVERAL';

/** How far applications came, each step including those that went further, and those that were rejected. */
export const applicationSteps = ['APPLIED', 'REVIEWED', 'INTERVIEWED', 'ACCEPTED', 'ELIMINATED'] as const;
export type ApplicationReached = (typeof applicationSteps)[number];

/** Recruitments that were viewed or first published in a period, or that are open now. */
export const recruitmentGroups = ['VIEWED', 'PUBLISHED', 'OPEN'] as const;
export type RecruitmentGroup = (typeof recruitmentGroups)[number];

/** The content of a workbook: each day, or one of the other charts. */
export const statisticsParts = ['DAYS', 'FUNNEL', ...shareKinds, 'POSTINGS'] as const;
export type StatisticsPart = (typeof statisticsParts)[number];

/** The maximum number of companies offered as a filter. */
export const STATISTICS_COMPANIES_MAX = 100;
