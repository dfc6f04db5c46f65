import { runAction } from '#ui/action/run-action.ts';
import { copy } from './copy.ts';
import { useDiscard, useRevoke } from './data.ts';
import { uiCopy } from '#ui/state/copy.ts';

/** The actions of a person on an application, each after a confirmation; true when it was done. */
export function useActions() {
  const { mutateAsync: revokeNow } = useRevoke();
  const { mutateAsync: discardNow } = useDiscard();
  return {
    revoke: (applicationId: string): Promise<boolean> => {
      const { title, body, act, done } = copy.revoke;
      return runAction({
        ask: { title, body, confirmLabel: act, cancelLabel: uiCopy.keep, tone: 'danger' },
        run: () => revokeNow(applicationId),
        done,
      });
    },
    discard: (applicationId: string): Promise<boolean> => {
      const { title, body, act, done } = copy.discard;
      return runAction({
        ask: { title, body, confirmLabel: act, tone: 'danger' },
        run: () => discardNow(applicationId),
        done,
      });
    },
  };
}
