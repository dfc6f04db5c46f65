import type { ApplicantRow } from '@ieum/contract/hiring/applicants/schemas.ts';
import IconVideo from '~icons/tabler/video';
import { Suspense, useMemo, useState } from 'react';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { Button } from '#ui/button/button.tsx';
import { companyCopy } from '../company/copy.ts';

const copy = companyCopy.invite;
const InterviewSheet = lazyPart(async () => (await import('../company/interview-sheet.tsx')).InterviewSheet);

interface OpenInvitation {
  rows: readonly ApplicantRow[];
  onDone: (() => void) | undefined;
}

/** 화상 면접 for the screens of applicants: its buttons, and the form with these applicants that they open. */
export function useInvitations(recruitmentId: string) {
  const [opened, setOpened] = useState<OpenInvitation>();
  const extensions = useMemo(
    () => ({
      bulk: (rows: readonly ApplicantRow[], clear: () => void) => (
        <button type="button" onClick={() => setOpened({ rows, onDone: clear })}>
          <IconVideo size={17} aria-hidden />
          {copy}
        </button>
      ),
      drawer: (row: ApplicantRow) => (
        <Button
          kind="default"
          size="sm"
          icon={<IconVideo size={18} aria-hidden />}
          onClick={() => setOpened({ rows: [row], onDone: undefined })}
        >
          {copy}
        </Button>
      ),
    }),
    [],
  );
  const close = () => setOpened(undefined);
  const layer = opened && (
    <Suspense>
      <InterviewSheet
        interview={undefined}
        input={{
          applicants: opened.rows.map(({ _id, person }) => ({ _id, name: person.name })),
          recruitmentId,
        }}
        onClose={close}
        onDone={opened.onDone}
      />
    </Suspense>
  );
  return { extensions, layer };
}
