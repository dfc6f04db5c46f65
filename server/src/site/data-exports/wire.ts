import type { DataExport } from '@ieum/contract/site/data-exports/endpoints.ts';
import { toIso } from '#kit/dates.ts';
import { nextRequestAt } from './request.ts';
import type { DataExportRow } from './tables.ts';

const presentExport = ({ state, requestedAt, expiresAt, size }: DataExportRow): DataExport => ({
  state,
  requestedAt: requestedAt.toISOString(),
  expiresAt: toIso(expiresAt),
  size,
});

/** The latest request → wire, with the time of the next one. */
export const presentLatest = (row: DataExportRow | undefined, now: Date) => ({
  dataExport: row ? presentExport(row) : null,
  nextAt: toIso(nextRequestAt(row, now)),
});
