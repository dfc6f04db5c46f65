import { useNavigate } from 'react-router';
import { interviewTexts } from '@ieum/contract/live/interviews/texts.ts';
import { say } from '#lib/format/copy.ts';
import { confirm } from '#ui/alert/alert.ts';
import { isOtherPath, useNavigationGuard } from '#ui/layer/use-leave-guard.ts';
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
      if (!(await confirmLeave())) return;
      call.leave();
      await navigate('/interview', { replace: true });
    },
  };
}

const confirmLeave = (): Promise<boolean> =>
  confirm({
    title: say(interviewTexts.leaveConfirm),
    body: copy.leaveHint,
    confirmLabel: copy.exit,
  });

/** Back and links ask before they lead out of the room. */
export function useStayInRoom(call: Call): void {
  useNavigationGuard({
    isLeaving: (from, to) => isOtherPath(from, to) && call.isInRoom(),
    mayLeave: confirmLeave,
  });
}
