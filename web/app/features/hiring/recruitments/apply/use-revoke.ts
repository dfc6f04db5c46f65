import { useCallback } from 'react';
import { runAction } from '#ui/action/run-action.ts';
import { applyCopy as copy } from './apply-copy.ts';
import { revokeApplication, type OwnApplication } from '../detail/detail-data.ts';
import { uiCopy } from '#ui/state/copy.ts';

/** Revokes an application after a confirmation. */
export function useRevoke(onApplication: (application: OwnApplication) => void) {
  return useCallback(
    (id: string) =>
      runAction({
        ask: {
          title: copy.revokeTitle,
          body: copy.revokeBody,
          confirmLabel: copy.revokeNow,
          cancelLabel: uiCopy.keep,
          tone: 'danger',
        },
        run: async () => onApplication(await revokeApplication(id)),
        done: copy.revokedNow,
        tone: 'plain',
      }),
    [onApplication],
  );
}
