import { Outlet } from 'react-router';
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

/** Pages without menus, which have their own top bar and footer. */
export default function FocusLayout() {
  return (
    <Queries>
      <Outlet />
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
