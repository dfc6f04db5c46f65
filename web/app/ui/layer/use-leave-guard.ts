import { useEffect, useEffectEvent, useRef } from 'react';
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

interface NavigationGuardOptions {
  isLeaving: (from: Location, to: Location) => boolean;
  /** Asks whether the page may be left. */
  mayLeave: () => Promise<boolean>;
}

/** Asks before Back or a link leaves the page. */
export function useNavigationGuard({ isLeaving, mayLeave }: NavigationGuardOptions): void {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isLeaving(currentLocation, nextLocation));
  const decide = useEffectEvent(async ({ proceed, reset }: BlockedNavigation) => {
    if (!(await mayLeave())) return reset();
    // A continued navigation is counted from the page, not from the entry of the question.
    await layers?.settled();
    proceed();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void decide(blocker);
  }, [blocker]);
}
type BlockedNavigation = Extract<ReturnType<typeof useBlocker>, { state: 'blocked' }>;

/** Keeps the person on the page while something is unsaved: saves once more, then asks. */
export function useLeaveGuard({
  hasUnsaved,
  flush = nothingToFlush,
  isLeaving = isOtherPage,
}: LeaveGuardOptions): void {
  // After the flush, the component has rendered with other functions.
  const latest = useRef({ hasUnsaved, flush });
  useEffect(() => {
    latest.current = { hasUnsaved, flush };
  });
  useNavigationGuard({
    isLeaving: (from, to) => isLeaving(from, to) && hasUnsaved(),
    mayLeave: async () => {
      await latest.current.flush();
      return !latest.current.hasUnsaved() || confirmLeaving();
    },
  });

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
