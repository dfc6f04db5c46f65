import type { DataExport, dataExports } from '@ieum/contract/site/data-exports/endpoints.ts';
import { dataExportPaths } from '@ieum/contract/site/data-exports/paths.ts';
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '#lib/api/api.ts';
import { download } from '#lib/api/download.ts';
import { encryptCredentials } from '#lib/session/encrypt-credentials.ts';

export type { DataExport };

const api = apiOf<Pick<typeof dataExports, 'read' | 'request'>>({
  read: dataExportPaths.read,
  request: dataExportPaths.request,
});

const PREPARING_INTERVAL_MS = 5000;

/** The member's latest archive; asked again while it is being written. */
export const dataExportQuery = queryOptions({
  queryKey: ['data-export'],
  queryFn: ({ signal }) => api.read({ signal, isBackground: true }),
  refetchInterval: ({ state }) =>
    state.data?.dataExport?.state === 'PREPARING' ? PREPARING_INTERVAL_MS : false,
});

/** Starts writing an archive; the password is sent encrypted. */
export async function requestExport(clear: string) {
  const [password] = await encryptCredentials([clear]);
  return api.request({ body: { password } });
}

/** Saves the archive on this device. */
export const downloadExport = () => download(dataExportPaths.download);
