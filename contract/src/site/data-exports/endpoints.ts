import { z } from 'zod';
import { EncryptedValue } from '../../account/auth/endpoints.ts';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import { DataExportState } from './enums.ts';
import { dataExportPaths } from './paths.ts';

// Everything that is stored about a member, as one archive

const Stamp = z.string().max(40);

/** A member's latest request; it can be downloaded while it is READY. */
export const DataExport = z.object({
  state: z.enum(DataExportState),
  requestedAt: Stamp,
  /** When the archive is removed; null until it is ready. */
  expiresAt: Stamp.nullable(),
  /** In bytes; null until it is ready. */
  size: z.int().nullable(),
});
export type DataExport = z.infer<typeof DataExport>;

const response = z.object({
  /** Null before the first request. */
  dataExport: DataExport.nullable(),
  /** When another one may be requested; null: now. */
  nextAt: Stamp.nullable(),
});

export const dataExports = endpointsOf('dataExports', {
  read: endpoint({
    ...dataExportPaths.read,
    summary: "Read the state of the latest archive of the caller's data",
    response,
  }),
  /**
   * One at a time and one on each day; repeated, it answers with the one that is being written or ready. 403
   * for a wrong password.
   */
  request: endpoint({
    ...dataExportPaths.request,
    summary: 'Request an archive of everything that is stored about the caller',
    transaction: 'manual',
    body: z.object({ password: EncryptedValue }),
    response,
  }),
  /** 404 once the archive has expired. */
  download: endpoint({
    ...dataExportPaths.download,
    summary: "Download the archive of the caller's data",
    raw: true,
    response: z.object({}),
  }),
});
