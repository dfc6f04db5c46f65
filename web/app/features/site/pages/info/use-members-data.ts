import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useIsLoggedIn } from '#lib/session/use-session.ts';

/** The server's page is the same for everybody, so a member's browser reads once more what the member may see. */
export function useMembersData(): void {
  const isMember = useIsLoggedIn();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isMember) void revalidate();
  }, [isMember, revalidate]);
}
