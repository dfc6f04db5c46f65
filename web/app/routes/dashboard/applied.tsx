import { AppliedScreen } from '#features/hiring/applications/own/applied-screen.tsx';
import { copy } from '#features/hiring/applications/own/copy.ts';
import { PersonInterviewStrip } from '#features/live/interviews/interview-strip.tsx';
import { useNextAppointments } from '#features/live/interviews/next-appointments.ts';
import { PersonStrip, useUnansweredMeetings } from '#features/live/meetings/meeting-strip.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default function AppliedRoute() {
  return (
    <AppliedScreen
      proposalCount={useUnansweredMeetings()}
      appointments={useNextAppointments()}
      next={
        <>
          <PersonInterviewStrip />
          <PersonStrip />
        </>
      }
    />
  );
}
