/** The periods of a saved report: ending today, or chosen days. */
export const reportPeriods = ['TODAY', 'WEEK', 'DAYS', 'MONTH', 'OWN'] as const;
export type ReportPeriod = (typeof reportPeriods)[number];

/** The splits by time, which every measure has; weeks begin on Monday. */
export const timeSplits = ['DAY', 'WEEK', 'MONTH'] as const;
export type TimeSplit = (typeof timeSplits)[number];

/** The most reports that one administrator can save. */
export const SAVED_REPORTS_MAX = 30;

/** The longest code of a measure, a split or a key. */
export const REPORT_CODE_MAX = 40;
