import { Navigate } from 'react-router';
import { companyMenu, personMenu } from '#features/shell/app-menu.ts';
import { copy } from '#features/shell/copy.ts';
import { headOf } from '#lib/head.ts';
import { useSession } from '#lib/use-session.ts';

export const meta = () => headOf({ title: copy.dashboard, isHidden: true });

/** Leads to the first screen of the member's own menu. */
export default function DashboardHome() {
  const session = useSession();
  const isCompany = session.state === 'in' && session.userType === 'COMPANY';
  const first = (isCompany ? companyMenu : personMenu).groups[0]?.links[0];
  return first ? <Navigate to={first.to} replace /> : <h1>{copy.dashboard}</h1>;
}
