import { Outlet } from 'react-router';
import { ErrorScreen } from '#features/shell/error-screen.tsx';
import { Gate } from '#features/shell/gate.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';

export default function ConsoleGate() {
  return (
    <Gate audience="console" placeholder={<PageSkeleton />}>
      <Outlet />
    </Gate>
  );
}

export const ErrorBoundary = () => <ErrorScreen home="/console" />;
