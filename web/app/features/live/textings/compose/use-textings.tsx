import type { ApplicantRow } from '@ieum/contract/hiring/applicants/schemas.ts';
import IconMessage from '~icons/tabler/message';
import { useMemo } from 'react';
import { Button } from '#ui/button/button.tsx';
import { composeCopy as copy } from './copy.ts';
import { useComposer } from './use-composer.tsx';

/** 문자 보내기 for the screens of applicants: its buttons, and the sheet that they open. */
export function useTextings(recruitmentId: string) {
  const { open, layer } = useComposer();
  const extensions = useMemo(() => {
    const to = (rows: readonly ApplicantRow[]) => ({
      recruitmentId,
      meetingId: null,
      ids: rows.map(({ _id }) => _id),
    });
    return {
      bulk: (rows: readonly ApplicantRow[], clear: () => void) => (
        <button type="button" onClick={() => open(to(rows), clear)}>
          <IconMessage size={17} aria-hidden />
          {copy.act}
        </button>
      ),
      drawer: (row: ApplicantRow) => (
        <Button
          kind="default"
          size="sm"
          icon={<IconMessage size={18} aria-hidden />}
          onClick={() => open(to([row]))}
        >
          {copy.act}
        </Button>
      ),
    };
  }, [recruitmentId, open]);
  return { extensions, layer };
}
