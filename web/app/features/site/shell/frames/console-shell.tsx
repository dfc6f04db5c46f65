import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { waitingInquiriesQuery } from '#features/content/inquiries/console/data.ts';
import { waitingQuestionsQuery } from '#features/content/questions/console/data.ts';
import { memberSummaryQuery } from '#features/site/members/data.ts';
import { useSession } from '#lib/session/use-session.ts';
import { AppFrame } from './app-frame.tsx';
import { consoleMenu } from '../menus/console-menu.ts';
import { PlainFrame } from './plain-frame.tsx';

function ConsoleFrame({ children }: { children: ReactNode }) {
  const { data } = useQuery(memberSummaryQuery);
  const questions = useQuery(waitingQuestionsQuery).data?.count ?? 0;
  const inquiries = useQuery(waitingInquiriesQuery).data?.count ?? 0;
  const counts = {
    '/console/users': data?.pending.count ?? 0,
    '/console/center/questions': questions,
    '/console/center/service-inquiry-forms': inquiries,
  };
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
