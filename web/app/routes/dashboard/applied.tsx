import { AppliedScreen } from '#features/hiring/applications/own/applied-screen.tsx';
import { copy } from '#features/hiring/applications/own/copy.ts';
import { PersonInterviewStrip } from '#features/live/interviews/interview-strip.tsx';
import { PersonStrip, useUnansweredMeetings } from '#features/live/meetings/meeting-strip.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default function AppliedRoute() {
  return (
    <AppliedScreen
      proposalCount={useUnansweredMeetings()}
      next={
        <>
          <PersonInterviewStrip />
          <PersonStrip />
        </>
      }
    />
  );
}
