/** PREPARING: a job writes the archive; EXPIRED: it was removed; FAILED: it could not be written. */
export const DataExportState = {
  Preparing: 'PREPARING',
  Ready: 'READY',
  Expired: 'EXPIRED',
  Failed: 'FAILED',
} as const;
export type DataExportState = (typeof DataExportState)[keyof typeof DataExportState];

/** The number of hours for which the archive can be downloaded. */
export const EXPORT_HOURS = 24;
