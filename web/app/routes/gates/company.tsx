import { Outlet } from 'react-router';
import { ErrorScreen } from '#features/site/shell/error-screen.tsx';
import { Gate } from '#features/site/shell/gate.tsx';
import { PageSkeleton } from '#ui/state/skeleton.tsx';

export default function CompanyGate() {
  return (
    <Gate audience="company" placeholder={<PageSkeleton />}>
      <Outlet />
    </Gate>
  );
}

export const ErrorBoundary = () => <ErrorScreen home="/dashboard" />;
