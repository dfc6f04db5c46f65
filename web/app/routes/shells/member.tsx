import { Outlet, useLoaderData } from 'react-router';
import { readBusiness } from '#features/foundation/settings/business.ts';
import { ErrorScreen } from '#features/site/shell/error-screen.tsx';
import { PlainFrame } from '#features/site/shell/frames/plain-frame.tsx';
import { PublicFrame } from '#features/site/shell/frames/public-frame.tsx';
import { Queries } from '#lib/api/queries.tsx';
import { restoreSession } from '#lib/session/session.ts';

export async function clientLoader() {
  const [business] = await Promise.all([readBusiness(), restoreSession()]);
  return business;
}
clientLoader.hydrate = true as const;

/** The footer of an open document stays as it is. */
export const shouldRevalidate = () => false;

export const HydrateFallback = () => <PlainFrame />;

/** Members' screens with the header and the footer of the visitors' pages. */
export default function MemberLayout() {
  return (
    <Queries>
      <PublicFrame business={useLoaderData<typeof clientLoader>()}>
        <Outlet />
      </PublicFrame>
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
