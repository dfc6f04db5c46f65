import { UserType } from '@ieum/contract/account/users/enums.ts';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { DetailStep } from '../steps/detail-step.tsx';
import { JoinFrame } from './join-frame.tsx';
import { useLeaveJoin } from '../use-leave-join.ts';

const NAME = 'accessToken';

const readToken = (): string | undefined =>
  typeof location === 'undefined' ? undefined : (new URLSearchParams(location.search).get(NAME) ?? undefined);

/** Removes the token from the address, so that it is neither in the history nor in links. */
function stripToken(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has(NAME)) return;
  address.searchParams.delete(NAME);
  history.replaceState(history.state, '', address);
}

/** The detailed form as a page, for the logged-in user or for the owner of `?accessToken=`. */
export function JoinFormPage() {
  const navigate = useNavigate();
  const [accessToken] = useState(readToken);
  useEffect(stripToken, []);

  const fail = useCallback(() => void navigate('/join/intro', { replace: true }), [navigate]);
  const finish = () => void navigate('/join/complete', { replace: true });
  const { giveUp, onTyped } = useLeaveJoin(finish);
  const later = () => void giveUp();

  return (
    <JoinFrame userType={UserType.Person} step="detail" onClose={later}>
      <DetailStep
        accessToken={accessToken}
        onDone={finish}
        onLater={later}
        onTyped={onTyped}
        onFailed={fail}
      />
    </JoinFrame>
  );
}
