import { useEffect, useRef } from 'react';
import { useBlocker, type Location } from 'react-router';
import { layers } from '#lib/layers/layer-history.ts';
import { confirm } from '../alert/alert.ts';
import { leaveGuardCopy as copy } from './leave-guard-copy.ts';

interface LeaveGuardOptions {
  hasUnsaved: () => boolean;
  /** A last attempt to save before the person is asked; by default there is none. */
  flush?: () => Promise<void>;
  /** Whether a navigation leaves the form; by default every other path or query does. */
  isLeaving?: (from: Location, to: Location) => boolean;
}

const nothingToFlush = async () => undefined;

/** For forms whose own steps are in the query. */
export const isOtherPath = (from: Location, to: Location): boolean => from.pathname !== to.pathname;

const isOtherPage = (from: Location, to: Location): boolean =>
  isOtherPath(from, to) || from.search !== to.search;

/** Asks whether to leave unsaved input; true when the person confirms. */
export const confirmLeaving = (): Promise<boolean> =>
  confirm({
    title: copy.title,
    body: copy.body,
    confirmLabel: copy.leave,
    cancelLabel: copy.stay,
    tone: 'danger',
  });

/** Keeps the person on the page while something is unsaved: saves once more, then asks. */
export function useLeaveGuard({
  hasUnsaved,
  flush = nothingToFlush,
  isLeaving = isOtherPage,
}: LeaveGuardOptions): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isLeaving(currentLocation, nextLocation) && hasUnsaved(),
  );

  const latest = useRef({ hasUnsaved, flush });
  useEffect(() => {
    latest.current = { hasUnsaved, flush };
  });

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const mayLeave = async () => {
      await latest.current.flush();
      return !latest.current.hasUnsaved() || confirmLeaving();
    };
    const decide = async () => {
      if (!(await mayLeave())) return blocker.reset();
      // A continued navigation is counted from the page, not from the entry of the question.
      await layers?.settled();
      blocker.proceed();
    };
    void decide();
  }, [blocker]);

  useEffect(() => {
    const askBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!hasUnsaved()) return;
      event.preventDefault();
      void flush();
    };
    addEventListener('beforeunload', askBeforeUnload);
    return () => removeEventListener('beforeunload', askBeforeUnload);
  }, [flush, hasUnsaved]);
}
