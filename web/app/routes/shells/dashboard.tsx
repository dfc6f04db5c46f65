import { Outlet } from 'react-router';
import { DashboardShell } from '#features/shell/dashboard-shell.tsx';
import { ErrorScreen } from '#features/shell/error-screen.tsx';
import { PlainFrame } from '#features/shell/plain-frame.tsx';
import { Queries } from '#lib/queries.tsx';
import { restoreSession } from '#lib/session.ts';
import { DesignProvider } from '#ui/design-provider.tsx';

export async function clientLoader() {
  await restoreSession();
  return null;
}
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <PlainFrame />;

export default function DashboardLayout() {
  return (
    <Queries>
      <DesignProvider>
        <DashboardShell>
          <Outlet />
        </DashboardShell>
      </DesignProvider>
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
