import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useState } from 'react';
import { lazyPart } from '#lib/document/lazy-part.ts';
import type { MeetingSlot } from '#features/live/meetings/data.ts';
import { seoulDay, timeText } from '#lib/format/dates.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { companyCopy as copy } from '../company/copy.ts';
import type { FormState } from '../company/interview-form.ts';
import { companyInterviewsQuery } from '../data.ts';

const InterviewSheet = lazyPart(async () => (await import('../company/interview-sheet.tsx')).InterviewSheet);
const MINUTE = 60_000;

/** An interview at the agreed time. */
const partOf = ({
  title,
  date,
  endsAt,
  applicant,
  _application,
  _recruitment,
}: MeetingSlot): Partial<FormState> => ({
  title,
  type: 'ON_TIME',
  date: seoulDay(date),
  time: timeText(date),
  minutes: Math.round((Date.parse(endsAt) - Date.parse(date)) / MINUTE),
  applicants: [{ _id: _application, name: applicant.name }],
  recruitmentId: _recruitment,
});

interface InvitationProps {
  slot: MeetingSlot;
  onInvite: (slot: MeetingSlot) => void;
}

/** Leads to the interview that takes place at an agreed time, or makes it. */
function Invitation({ slot, onInvite }: InvitationProps) {
  const { data } = useQuery(companyInterviewsQuery);
  const planned = data?.find(
    ({ state, schedule, interviewees }) =>
      state !== 'COMPLETE' &&
      schedule.at === slot.date &&
      interviewees.some(({ _id }) => _id === slot._applicant),
  );
  const { name } = slot.applicant;
  if (planned)
    return (
      <ButtonLink kind="light" size="sm" to={`/interview/${planned.code}`} aria-label={copy.enterOf(name)}>
        {copy.enter}
      </ButtonLink>
    );
  return (
    <Button kind="default" size="sm" aria-label={copy.inviteOf(name)} onClick={() => onInvite(slot)}>
      {copy.invite}
    </Button>
  );
}

/** 화상 면접 for the agreed times of meetings: a button for each, and the form that it opens. */
export function useSlotInvitations() {
  const [opened, setOpened] = useState<MeetingSlot>();
  const action = useCallback((slot: MeetingSlot) => <Invitation slot={slot} onInvite={setOpened} />, []);
  const layer = opened && (
    <Suspense>
      <InterviewSheet interview={undefined} input={partOf(opened)} onClose={() => setOpened(undefined)} />
    </Suspense>
  );
  return { action, layer };
}
