import { Outlet } from 'react-router';
import { ErrorScreen } from '#features/site/shell/error-screen.tsx';
import { PlainFrame } from '#features/site/shell/frames/plain-frame.tsx';
import { PublicFrame } from '#features/site/shell/frames/public-frame.tsx';
import { Queries } from '#lib/api/queries.tsx';
import { restoreSession } from '#lib/session/session.ts';
import { DesignProvider } from '#ui/layout/design-provider.tsx';

export async function clientLoader() {
  await restoreSession();
  return null;
}
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <PlainFrame />;

/** Members' screens with the header and the footer of the visitors' pages. */
export default function MemberLayout() {
  return (
    <Queries>
      <DesignProvider>
        <PublicFrame>
          <Outlet />
        </PublicFrame>
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
