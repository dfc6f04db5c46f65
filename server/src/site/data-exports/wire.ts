import type { DataExport } from '@ieum/contract/site/data-exports/endpoints.ts';
import { nextRequestAt } from './request.ts';
import type { DataExportRow } from './tables.ts';

const presentExport = ({ state, requestedAt, expiresAt, size }: DataExportRow): DataExport => ({
  state,
  requestedAt: requestedAt.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
  size,
});

/** The latest request → wire, with the time of the next one. */
export const presentLatest = (row: DataExportRow | undefined, now: Date) => ({
  dataExport: row ? presentExport(row) : null,
  nextAt: nextRequestAt(row, now)?.toISOString() ?? null,
});
