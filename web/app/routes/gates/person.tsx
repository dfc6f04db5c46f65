import { Outlet } from 'react-router';
import { ErrorScreen } from '#features/shell/error-screen.tsx';
import { Gate } from '#features/shell/gate.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';

export default function PersonGate() {
  return (
    <Gate audience="person" placeholder={<PageSkeleton />}>
      <Outlet />
    </Gate>
  );
}

export const ErrorBoundary = () => <ErrorScreen home="/dashboard" />;
