import { confirm } from '#ui/alert/alert.ts';
import { showError } from '#ui/alert/show-error.ts';
import { toast } from '#ui/toast/toasts.ts';
import { copy } from './copy.ts';
import { useDiscard, useRevoke } from './data.ts';

async function attempt(act: () => Promise<unknown>, done: string): Promise<boolean> {
  try {
    await act();
    toast(done, { tone: 'success' });
    return true;
  } catch (error) {
    await showError(error);
    return false;
  }
}

/** What a person may do with an application, each after asking; true when it was done. */
export function useActions() {
  const { mutateAsync: revokeNow } = useRevoke();
  const { mutateAsync: discardNow } = useDiscard();
  return {
    revoke: async (applicationId: string): Promise<boolean> => {
      const isSure = await confirm({
        title: copy.revoke.title,
        body: copy.revoke.body,
        confirmLabel: copy.revoke.act,
        cancelLabel: copy.revoke.keep,
        tone: 'danger',
      });
      return isSure && attempt(() => revokeNow(applicationId), copy.revoke.done);
    },
    discard: async (applicationId: string): Promise<boolean> => {
      const isSure = await confirm({
        title: copy.discard.title,
        body: copy.discard.body,
        confirmLabel: copy.discard.act,
        tone: 'danger',
      });
      return isSure && attempt(() => discardNow(applicationId), copy.discard.done);
    },
  };
}
