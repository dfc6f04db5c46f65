import { Outlet } from 'react-router';
import { ErrorScreen } from '#features/shell/error-screen.tsx';
import { PublicFrame } from '#features/shell/public-frame.tsx';

export default function PublicShell() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  );
}

export function ErrorBoundary() {
  return (
    <PublicFrame>
      <ErrorScreen />
    </PublicFrame>
  );
}
