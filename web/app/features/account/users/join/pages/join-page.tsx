import type { UserType } from '@ieum/contract/account/users/enums.ts';
import { useNavigate, useSearchParams } from 'react-router';
import { lastShown } from '#lib/session/visits.ts';
import { joinAddress, userTypeIn } from '../join-address.ts';
import { JoinFlow } from './join-flow.tsx';

/** The sign-up as a page of its own, with `?type=person` at the form; the details follow on /join/form. */
export function JoinPage() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const choose = (userType: UserType | undefined) =>
    void navigate(userType ? joinAddress(userType) : '/join', { replace: !userType });
  return (
    <JoinFlow
      userType={userTypeIn(query)}
      onChoice={choose}
      onLeave={() => void navigate(lastShown() ?? '/')}
      onLogin={() => void navigate('/login')}
      onMore={() => void navigate('/join/form')}
    />
  );
}
