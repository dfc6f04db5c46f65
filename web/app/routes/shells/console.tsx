import { Outlet } from 'react-router';
import { ConsoleShell } from '#features/site/shell/frames/console-shell.tsx';
import { ErrorScreen } from '#features/site/shell/error-screen.tsx';
import { PlainFrame } from '#features/site/shell/frames/plain-frame.tsx';
import { Queries } from '#lib/api/queries.tsx';
import { loadRights } from '#lib/session/rights.ts';
import { restoreSession } from '#lib/session/session.ts';

export async function clientLoader() {
  await restoreSession();
  // Menu and screens depend on the rights: without them everything would be drawn twice.
  await loadRights();
  return null;
}
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <PlainFrame />;

export default function ConsoleLayout() {
  return (
    <Queries>
      <ConsoleShell>
        <Outlet />
      </ConsoleShell>
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
