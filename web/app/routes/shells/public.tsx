import { Outlet } from 'react-router';
import { PopupHost } from '#features/content/popups/layer/popup-host.tsx';
import { ErrorScreen } from '#features/site/shell/error-screen.tsx';
import { PublicFrame } from '#features/site/shell/frames/public-frame.tsx';

export default function PublicShell() {
  return (
    <PublicFrame>
      <Outlet />
      <PopupHost />
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
