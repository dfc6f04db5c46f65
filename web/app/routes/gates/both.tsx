import { Outlet } from 'react-router';
import { ErrorScreen } from '#features/site/shell/error-screen.tsx';
import { Gate } from '#features/site/shell/gate.tsx';
import { PageSkeleton } from '#ui/state/skeleton.tsx';

export default function BothGate() {
  return (
    <Gate audience="both" placeholder={<PageSkeleton />}>
      <Outlet />
    </Gate>
  );
}

export const ErrorBoundary = () => <ErrorScreen home="/dashboard" />;
