import { commonMessages as m } from '@ieum/contract/messages/common.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { say } from '#lib/copy.ts';
import { fallbackOf, isFarewell, refusalOf, showsPanel, type GuardRefusal } from '#lib/guards.ts';
import { hasLeft } from '#lib/session.ts';
import { useSession } from '#lib/use-session.ts';
import { isShown, lastShown, rememberShown } from '#lib/visits.ts';
import type { Audience } from '../../route-table.ts';
import { alert } from '#ui/alert/alert.ts';
import { GatePanel } from './gate-panel.tsx';

interface GateProps {
  audience: Audience;
  /** Stands in the page's place until it is known who is here. */
  placeholder: ReactNode;
  children: ReactNode;
}

/** Tells why the page is refused, then leads away (§6). */
function LeadAway({ refusal, target }: { refusal: GuardRefusal; target: string }) {
  const navigate = useNavigate();
  const isTold = useRef(false);
  useEffect(() => {
    if (isTold.current) return;
    isTold.current = true;
    const message = refusal === 'loginRequired' ? m.loginRequired : m.forbidden;
    void alert(say(message)).then(() => navigate(fallbackOf(target, lastShown()), { replace: true }));
  }, [refusal, target, navigate]);
  return null;
}

/** The session ended on a page that was open: after the login it goes on right here. */
function Ended() {
  useEffect(() => void alert(say(m.loginRequired)), []);
  return <GatePanel refusal="loginRequired" />;
}

function Shown({ path, children }: { path: string; children: ReactNode }) {
  useEffect(() => rememberShown(path), [path]);
  return children;
}

/** Lets its screens appear only for their audience: the others see the gate panel or are told and led away. */
export function Gate({ audience, placeholder, children }: GateProps) {
  const session = useSession();
  const { pathname } = useLocation();
  if (session.state === 'unknown') return placeholder;
  const refusal = refusalOf(audience, session);
  if (!refusal || isFarewell(pathname)) return <Shown path={pathname}>{children}</Shown>;
  if (showsPanel(pathname)) return <GatePanel refusal={refusal} />;
  // Whoever logs out on a page goes back to the front door.
  if (refusal === 'loginRequired' && isShown(pathname))
    return hasLeft() ? <Navigate to={audience === 'console' ? '/console' : '/'} replace /> : <Ended />;
  return (
    <>
      {placeholder}
      <LeadAway key={pathname} refusal={refusal} target={pathname} />
    </>
  );
}
