import { useQueryClient } from '@tanstack/react-query';
import { useRights } from '#lib/session/rights.ts';
import type { LectureStore } from '../editor/lecture-editor.tsx';
import { useSaving } from '../editor/use-saving.ts';
import { consoleApi, lectureQuery, LIST, useRefresh } from './data.ts';

/** Stores lectures of any company. */
export function useConsoleStore(): LectureStore {
  const client = useQueryClient();
  const { isSaving, saving } = useSaving(useRefresh());
  return {
    list: LIST,
    mayWrite: useRights().may('content.write'),
    isSaving,
    create: (draft, companyId) =>
      saving(async () => (await consoleApi.create({ body: { ...draft, _company: companyId } })).lecture),
    revise: (id, draft, version) =>
      saving(async () => {
        const body = { ...draft, version };
        return (await consoleApi.revise({ params: { _lecture: id }, body })).lecture;
      }),
    remove: (id) =>
      saving(async () => {
        await consoleApi.remove({ params: { _lecture: id } });
        client.removeQueries({ queryKey: lectureQuery(id).queryKey });
      }),
  };
}
