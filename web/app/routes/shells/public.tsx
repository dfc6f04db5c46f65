import { Outlet } from 'react-router';
import { ErrorScreen } from '#features/site/shell/error-screen.tsx';
import { PublicFrame } from '#features/site/shell/frames/public-frame.tsx';

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
