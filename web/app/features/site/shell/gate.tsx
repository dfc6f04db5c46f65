import { previewLimitTexts } from '@ieum/contract/common/previews/limit-texts.ts';
import { commonTexts as m } from '@ieum/contract/common/texts.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import type { Audience } from '#lib/session/audience.ts';
import { useAuthDialogs } from '#lib/session/auth-dialogs.tsx';
import { say } from '#lib/format/copy.ts';
import { isFarewell, guardFailureOf, showsPanel, type GuardFailure } from '#lib/session/guards.ts';
import { registerGuardedPage } from '#lib/session/guarded-page.ts';
import { hasLoggedOut, readSession } from '#lib/session/session.ts';
import { useSession } from '#lib/session/use-session.ts';
import { isShown, lastShown, rememberShown } from '#lib/session/visits.ts';
import {
  addressOf,
  fallbackOf,
  mayOpen,
  readRequestedPage,
  userTypeFor,
  type RequestedPageState,
} from '#lib/session/requested-page.ts';
import { usePreview } from '#lib/document/preview.ts';
import { alert } from '#ui/alert/alert.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { GatePanel } from './gate-panel.tsx';

interface GateProps {
  audience: Audience;
  /** Shown until it is known who is logged in. */
  placeholder: ReactNode;
  children: ReactNode;
}

/** Shows why the page is denied, then navigates away; a login there continues to the requested page. */
function LeadAway({ failure, target }: { failure: GuardFailure; target: string }) {
  const navigate = useNavigate();
  const dialogs = useAuthDialogs();
  const isReported = useRef(false);
  useEffect(() => {
    if (isReported.current) return;
    isReported.current = true;
    const lead = async () => {
      await alert(say(failure === 'loginRequired' ? m.loginRequired : m.forbidden));
      const session = readSession();
      const way = fallbackOf(target, lastShown(), session);
      await navigate(way, { replace: true, state: { requested: target } satisfies RequestedPageState });
      if (failure !== 'loginRequired' || !mayOpen(way, session)) return;
      const userType = userTypeFor(target);
      dialogs.openLogin({ onLoggedIn: () => void navigate(target), ...(userType && { userType }) });
    };
    void lead();
  }, [failure, target, navigate, dialogs]);
  return null;
}

/** The session ended on an open page: after the login it continues on this page. */
function SessionEnded({ requested }: { requested: string }) {
  useEffect(() => void alert(say(m.loginRequired)), []);
  // The call that found the session ended may be answered after this has replaced the page.
  useEffect(() => registerGuardedPage(), []);
  return <GatePanel failure="loginRequired" requested={requested} />;
}

function AdmittedPage({ address, children }: { address: string; children: ReactNode }) {
  useEffect(() => rememberShown(address), [address]);
  useEffect(() => registerGuardedPage(), []);
  return children;
}

/**
 * Shows its screens only to their audience: the others see the gate panel, or an alert and another page, and
 * a preview has none of them.
 */
export function Gate(props: GateProps) {
  return usePreview() ? <EmptyState title={say(previewLimitTexts.isPublic)} /> : <GateOf {...props} />;
}

function GateOf({ audience, placeholder, children }: GateProps) {
  const session = useSession();
  const here = useLocation();
  const { pathname } = here;
  if (session.state === 'unknown') return placeholder;
  const failure = guardFailureOf(audience, session);
  const requested = readRequestedPage(here.state);
  if (!failure && requested && mayOpen(requested, session)) return <Navigate to={requested} replace />;
  if (!failure || isFarewell(pathname))
    return <AdmittedPage address={pathname + here.search}>{children}</AdmittedPage>;
  if (showsPanel(pathname)) return <GatePanel failure={failure} requested={requested ?? addressOf(here)} />;
  // Logging out on a page opens the home page.
  if (failure === 'loginRequired' && isShown(pathname))
    return hasLoggedOut() ? (
      <Navigate to={audience === 'console' ? '/console' : '/'} replace />
    ) : (
      <SessionEnded requested={addressOf(here)} />
    );
  return (
    <>
      {placeholder}
      <LeadAway key={pathname} failure={failure} target={addressOf(here)} />
    </>
  );
}
