import { UserType } from '@ieum/contract/account/users/enums.ts';
import { useNavigate } from 'react-router';
import { useSession } from '#lib/session/use-session.ts';
import { CompleteStep } from '../steps/complete-step.tsx';
import { JoinFrame } from './join-frame.tsx';

/** The end of a sign-up as a page; a logged-in company sees its own card. */
export function JoinCompletePage() {
  const navigate = useNavigate();
  const session = useSession();
  const isCompany = session.state === 'in' && session.userType === UserType.Company;
  const userType = isCompany ? UserType.Company : UserType.Person;
  const leave = () => void navigate('/');
  return (
    <JoinFrame userType={userType} step="complete" onClose={leave}>
      <CompleteStep userType={userType} onClose={leave} />
    </JoinFrame>
  );
}
