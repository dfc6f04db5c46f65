import { Outlet } from 'react-router';
import { ErrorScreen } from '#features/site/shell/error-screen.tsx';
import { PlainFrame } from '#features/site/shell/frames/plain-frame.tsx';
import { Queries } from '#lib/api/queries.tsx';

/** Visitors' pages without header and menus, rendered on the server like the others. */
export default function PlainLayout() {
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
