import { Outlet, useMatches } from 'react-router';
import { ErrorScreen } from '#features/site/shell/error-screen.tsx';
import { Gate } from '#features/site/shell/gate.tsx';
import { audienceOfScreen } from '#lib/session/guards.ts';
import { PageSkeleton } from '#ui/state/skeleton.tsx';

const useAudience = () => audienceOfScreen(useMatches().at(-1)?.id);

export default function GatedScreens() {
  return (
    <Gate audience={useAudience()} placeholder={<PageSkeleton />}>
      <Outlet />
    </Gate>
  );
}

export const ErrorBoundary = () => (
  <ErrorScreen home={useAudience() === 'console' ? '/console' : '/dashboard'} />
);
