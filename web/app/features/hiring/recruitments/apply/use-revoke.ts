import { useCallback } from 'react';
import { confirm } from '#ui/alert/alert.ts';
import { showError } from '#ui/alert/show-error.ts';
import { toast } from '#ui/toast/toasts.ts';
import { applyCopy as copy } from './apply-copy.ts';
import { revokeApplication, type OwnApplication } from '../detail/detail-data.ts';

/** Takes an application back, after asking. */
export function useRevoke(onApplication: (application: OwnApplication) => void) {
  return useCallback(
    async (id: string) => {
      const isSure = await confirm({
        title: copy.revokeTitle,
        body: copy.revokeBody,
        confirmLabel: copy.revokeNow,
        cancelLabel: copy.keepIt,
        tone: 'danger',
      });
      if (!isSure) return;
      try {
        onApplication(await revokeApplication(id));
        toast(copy.revokedNow);
      } catch (error) {
        await showError(error);
      }
    },
    [onApplication],
  );
}
