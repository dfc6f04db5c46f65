import { useQueryClient } from '@tanstack/react-query';
import type { LectureStore } from '../editor/lecture-editor.tsx';
import { useSaving } from '../editor/use-saving.ts';
import { companyApi, lectureQuery, LIST, useRefresh } from './data.ts';

/** Stores the company's own lectures. */
export function useCompanyStore(): LectureStore {
  const client = useQueryClient();
  const { isSaving, saving } = useSaving(useRefresh());
  return {
    list: LIST,
    mayWrite: true,
    isSaving,
    create: (body) => saving(async () => (await companyApi.create({ body })).lecture),
    revise: (id, draft, version) =>
      saving(async () => {
        const body = { ...draft, version };
        return (await companyApi.revise({ params: { _lecture: id }, body })).lecture;
      }),
    remove: (id) =>
      saving(async () => {
        await companyApi.remove({ params: { _lecture: id } });
        client.removeQueries({ queryKey: lectureQuery(id).queryKey });
      }),
  };
}
