import { confirm } from '#ui/alert/alert.ts';
import { copy } from './copy.ts';

/** Asks for confirmation before an unfinished sign-up is left; true when it may be. */
export const confirmLeaving = (): Promise<boolean> =>
  confirm({
    title: copy.leaveTitle,
    body: copy.leaveBody,
    confirmLabel: copy.leaveConfirm,
    cancelLabel: copy.stay,
    tone: 'danger',
  });
