import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { memberSummaryQuery } from '#features/site/members/data.ts';
import { useSession } from '#lib/session/use-session.ts';
import { AppFrame } from './app-frame.tsx';
import { consoleMenu } from '../menus/console-menu.ts';
import { PlainFrame } from './plain-frame.tsx';

function ConsoleFrame({ children }: { children: ReactNode }) {
  const { data } = useQuery(memberSummaryQuery);
  const counts = data && { '/console/users': data.pending.count };
  return (
    <AppFrame menu={consoleMenu} tone="dark" counts={counts}>
      {children}
    </AppFrame>
  );
}

/** The frame of administrators; a bar with the logo for everybody else. */
export function ConsoleShell({ children }: { children: ReactNode }) {
  const session = useSession();
  if (session.state !== 'in' || !session.isConsole) return <PlainFrame>{children}</PlainFrame>;
  return <ConsoleFrame>{children}</ConsoleFrame>;
}
