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
