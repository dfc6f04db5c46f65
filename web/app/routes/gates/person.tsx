import { Outlet } from 'react-router';
import { ErrorScreen } from '#features/site/shell/error-screen.tsx';
import { Gate } from '#features/site/shell/gate.tsx';
import { PageSkeleton } from '#ui/state/skeleton.tsx';

export default function PersonGate() {
  return (
    <Gate audience="person" placeholder={<PageSkeleton />}>
      <Outlet />
    </Gate>
  );
}

export const ErrorBoundary = () => <ErrorScreen home="/dashboard" />;
