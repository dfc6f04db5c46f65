import { Outlet, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { ChatHost } from '#features/assistant/chat/chat-host.tsx';
import { PopupHost } from '#features/content/popups/layer/popup-host.tsx';
import { readBusiness, type Business } from '#features/foundation/settings/business.ts';
import { ErrorScreen } from '#features/site/shell/error-screen.tsx';
import { PublicFrame } from '#features/site/shell/frames/public-frame.tsx';
import { serverSend } from '#lib/document/server-context.ts';

export const loader = ({ context }: LoaderFunctionArgs) => readBusiness(serverSend(context));

export const clientLoader = () => readBusiness();

/** The footer of an open document stays as it is. */
export const shouldRevalidate = () => false;

export default function PublicShell() {
  return (
    <PublicFrame business={useLoaderData<typeof loader>()}>
      <Outlet />
      <PopupHost />
      <ChatHost />
    </PublicFrame>
  );
}

export function ErrorBoundary() {
  const business: Business | null | undefined = useLoaderData<typeof loader>();
  return (
    <PublicFrame business={business ?? null}>
      <ErrorScreen />
    </PublicFrame>
  );
}
