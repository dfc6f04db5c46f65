import { useEffect } from 'react';
import { useBlocker, type Location } from 'react-router';
import { confirm } from '../alert/alert.ts';
import { leaveGuardCopy as copy } from './leave-guard-copy.ts';

interface Guarded {
  hasUnsaved: () => boolean;
  /** A last attempt to save before anybody is asked. */
  flush: () => Promise<void>;
  /** Whether a step leaves the form; left out, every other path does. */
  isLeaving?: (from: Location, to: Location) => boolean;
}

const isOtherPath = (from: Location, to: Location): boolean => from.pathname !== to.pathname;

/** Counts another `?query` as leaving too, for pages whose tabs unmount the form. */
export const isOtherPage = (from: Location, to: Location): boolean =>
  isOtherPath(from, to) || from.search !== to.search;

/** Asks whether to leave what is not saved; true when the person leaves it. */
export const confirmLeaving = (): Promise<boolean> =>
  confirm({
    title: copy.title,
    body: copy.body,
    confirmLabel: copy.leave,
    cancelLabel: copy.stay,
    tone: 'danger',
  });

/** Keeps the person on the page while something is unsaved: saves once more, then asks. */
export function useLeaveGuard({ hasUnsaved, flush, isLeaving = isOtherPath }: Guarded): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isLeaving(currentLocation, nextLocation) && hasUnsaved(),
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const decide = async () => {
      await flush();
      if (!hasUnsaved() || (await confirmLeaving())) blocker.proceed();
      else blocker.reset();
    };
    void decide();
  }, [blocker, flush, hasUnsaved]);

  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => {
      if (!hasUnsaved()) return;
      event.preventDefault();
      void flush();
    };
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [flush, hasUnsaved]);
}
