import type { ApplicantRow } from '@ieum/contract/hiring/applicants/schemas.ts';
import IconCalendarTime from '~icons/tabler/calendar-time';
import { Suspense, useMemo, useState } from 'react';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { Button } from '#ui/button/button.tsx';
import { proposeCopy as copy } from './copy.ts';

const ProposeSheet = lazyPart(async () => (await import('./propose-sheet.tsx')).ProposeSheet);

interface OpenProposal {
  rows: readonly ApplicantRow[];
  onDone: (() => void) | undefined;
}

const inviteesOf = (rows: readonly ApplicantRow[]) =>
  rows.map(({ _id, person, stage }) => ({
    id: _id,
    name: person.name,
    isEliminated: stage === 'ELIMINATED',
  }));

/** 면접 제안 for the screens of applicants: its buttons, and the sheet that they open. */
export function useProposals(recruitmentId: string) {
  const [opened, setOpened] = useState<OpenProposal>();
  const extensions = useMemo(
    () => ({
      bulk: (rows: readonly ApplicantRow[], clear: () => void) => (
        <button type="button" onClick={() => setOpened({ rows, onDone: clear })}>
          <IconCalendarTime size={17} aria-hidden />
          {copy.act}
        </button>
      ),
      menu: (row: ApplicantRow) => [
        {
          key: 'propose',
          label: copy.act,
          onChoose: () => setOpened({ rows: [row], onDone: undefined }),
        },
      ],
      drawer: (row: ApplicantRow) => (
        <Button
          kind="default"
          size="sm"
          icon={<IconCalendarTime size={18} aria-hidden />}
          onClick={() => setOpened({ rows: [row], onDone: undefined })}
        >
          {copy.act}
        </Button>
      ),
    }),
    [],
  );
  const close = () => setOpened(undefined);
  const layer = opened && (
    <Suspense>
      <ProposeSheet
        recruitmentId={recruitmentId}
        invitees={inviteesOf(opened.rows)}
        onClose={close}
        onDone={() => {
          close();
          opened.onDone?.();
        }}
      />
    </Suspense>
  );
  return { extensions, layer };
}
