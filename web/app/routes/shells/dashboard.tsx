import { Outlet } from 'react-router';
import { DashboardShell } from '#features/site/shell/frames/dashboard-shell.tsx';
import { ErrorScreen } from '#features/site/shell/error-screen.tsx';
import { PlainFrame } from '#features/site/shell/frames/plain-frame.tsx';
import { Queries } from '#lib/api/queries.tsx';
import { restoreSession } from '#lib/session/session.ts';

export async function clientLoader() {
  await restoreSession();
  return null;
}
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <PlainFrame />;

export default function DashboardLayout() {
  return (
    <Queries>
      <DashboardShell>
        <Outlet />
      </DashboardShell>
    </Queries>
  );
}

export function ErrorBoundary() {
  return (
    <PlainFrame>
      <ErrorScreen />
    </PlainFrame>
  );
}
