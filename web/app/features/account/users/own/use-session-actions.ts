import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showErrorOrOffline } from '#ui/alert/show-error.ts';
import { confirm } from '#ui/alert/alert.ts';
import { toast } from '#ui/toast/toasts.ts';
import { copy } from './copy.ts';
import { endOthers, endSession, SESSIONS, type OwnSession } from './data.ts';
import { deviceText } from './device-text.ts';

const texts = copy.devices;

/** Logs out other devices, each after a confirmation; returns true when it was done. */
export function useSessionActions() {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: [SESSIONS] });
  const one = useMutation({ mutationFn: endSession, onError: showErrorOrOffline });
  const others = useMutation({ mutationFn: endOthers, onError: showErrorOrOffline });

  const ask = (title: string) =>
    confirm({ title, body: texts.askBody, confirmLabel: texts.end, tone: 'danger' });

  const end = async (session: OwnSession): Promise<boolean> => {
    if (one.isPending || !(await ask(texts.askOne(deviceText(session.device))))) return false;
    try {
      await one.mutateAsync(session._id);
    } catch {
      return false;
    } finally {
      await refresh();
    }
    toast(texts.endedOne, { tone: 'success' });
    return true;
  };

  const endAll = async (): Promise<void> => {
    if (others.isPending || !(await ask(texts.askAll))) return;
    try {
      toast(texts.endedAll(await others.mutateAsync()), { tone: 'success' });
    } catch {
      return;
    } finally {
      await refresh();
    }
  };

  return { end, endAll, endingId: one.isPending ? one.variables : undefined, isEndingAll: others.isPending };
}
