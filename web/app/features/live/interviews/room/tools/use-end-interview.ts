import { useNavigate } from 'react-router';
import { interviewTexts } from '@ieum/contract/live/interviews/texts.ts';
import { say } from '#lib/format/copy.ts';
import { confirm } from '#ui/alert/alert.ts';
import type { Call } from '../call/call.ts';
import { roomCopy as copy } from '../view/copy.ts';

/** Leaves the room, or as a host ends the interview for everybody, each after a confirmation. */
export function useEndInterview(call: Call) {
  const navigate = useNavigate();
  return {
    close: async () => {
      const question = {
        title: say(interviewTexts.closeConfirm),
        body: copy.closeWarning,
        confirmLabel: copy.controls.end,
        tone: 'danger' as const,
      };
      if (await confirm(question)) call.close();
    },
    leave: async () => {
      const question = {
        title: say(interviewTexts.leaveConfirm),
        body: copy.leaveHint,
        confirmLabel: copy.exit,
      };
      if (!(await confirm(question))) return;
      call.leave();
      await navigate('/interview', { replace: true });
    },
  };
}
