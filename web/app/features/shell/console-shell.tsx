import type { ReactNode } from 'react';
import { useSession } from '#lib/use-session.ts';
import { AppFrame } from './app-frame.tsx';
import { consoleMenu } from './console-menu.ts';
import { PlainFrame } from './plain-frame.tsx';

/** The frame of administrators; a bare bar for everybody else. */
export function ConsoleShell({ children }: { children: ReactNode }) {
  const session = useSession();
  if (session.state !== 'in' || !session.isConsole) return <PlainFrame>{children}</PlainFrame>;
  return (
    <AppFrame menu={consoleMenu} tone="dark">
      {children}
    </AppFrame>
  );
}
