import type { Import, imports } from '@ieum/contract/foundation/imports/endpoints.ts';
import type { ImportKind, RowOutcome } from '@ieum/contract/foundation/imports/enums.ts';
import { importPaths } from '@ieum/contract/foundation/imports/paths.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '#lib/api/api.ts';
import { download } from '#lib/api/download.ts';
import { listQueryOf, type ListCall } from '#lib/api/list-query.ts';
import { uploadFile } from '#lib/api/upload.ts';

export type { Import, ImportRow } from '@ieum/contract/foundation/imports/endpoints.ts';

const api = apiOf<Pick<typeof imports, 'find' | 'listRows' | 'checkAgain' | 'write'>>(importPaths);
export const PAGE = 20;
const WATCHED_EVERY_MS = 1000;
const KEY = 'imports';

/** One import, followed while its rows are written. */
export const importQuery = (id: string) =>
  queryOptions({
    queryKey: [KEY, 'one', id],
    queryFn: async ({ signal }) =>
      (await api.find({ params: { _import: id }, signal, isBackground: true })).import,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'WRITING' ? WATCHED_EVERY_MS : false),
  });

interface RowParams {
  id: string;
  /** Changes when the rows are evaluated again. */
  state: Import['state'];
  outcome: RowOutcome | undefined;
  page: number;
}

export const rowsQuery = listQueryOf({
  key: [KEY, 'rows'],
  size: PAGE,
  call: ({ query: { id, state: _state, ...query }, ...rest }: ListCall<Omit<RowParams, 'page'>>) =>
    api.listRows({ params: { _import: id }, query, ...rest }),
  nothing: { rows: [] },
});

/** Sends a workbook for a dry run. */
export const checkWorkbook = async (
  kind: ImportKind,
  file: File,
  onProgress: (part: number) => void,
): Promise<Import> => {
  const answer = await uploadFile(importPaths.check, { params: { importKind: kind }, file, onProgress });
  return (answer as { import: Import }).import;
};

export const downloadTemplate = (kind: ImportKind): Promise<void> =>
  download(importPaths.template, { params: { importKind: kind } });

export const downloadFaults = (id: string): Promise<void> =>
  download(importPaths.exportFaults, { params: { _import: id } });

interface Confirmation {
  reason: string;
  skipsFaulty: boolean;
}

/** Stores the new state of an import after each of its actions. */
function useImportAction<T>(id: string, act: (input: T) => Promise<{ import: Import }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: ({ import: current }) => client.setQueryData(importQuery(id).queryKey, current),
  });
}

export const useWriteImport = (id: string) =>
  useImportAction(id, (body: Confirmation) => api.write({ params: { _import: id }, body }));

export const useCheckAgain = (id: string) =>
  useImportAction(id, (_: undefined) => api.checkAgain({ params: { _import: id } }));

/** The lists show what was written. */
export function useRefreshLists() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== KEY });
}
