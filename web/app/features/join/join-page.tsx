import { useNavigate } from 'react-router';
import { lastShown } from '#lib/visits.ts';
import { JoinFlow } from './join-flow.tsx';

/** The sign-up as a page of its own; the details follow on /join/form. */
export function JoinPage() {
  const navigate = useNavigate();
  return (
    <JoinFlow
      onLeave={() => void navigate(lastShown() ?? '/')}
      onLogin={() => void navigate('/login')}
      onMore={() => void navigate('/join/form')}
    />
  );
}
