import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { waitingInquiriesQuery } from '#features/content/inquiries/console/data.ts';
import { waitingQuestionsQuery } from '#features/content/questions/console/data.ts';
import { PaletteButton } from '#features/site/console-search/palette-button.tsx';
import { paletteKeys } from '#features/site/console-search/palette-keys.ts';
import { savedListViews } from '#features/foundation/saved-views/list-views.tsx';
import { memberSummaryQuery } from '#features/site/members/data.ts';
import { rightOfScreen, useRights } from '#lib/session/rights.ts';
import { useSession } from '#lib/session/use-session.ts';
import { AppFrame } from './app-frame.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { ShortcutHost } from '#ui/shortcuts/shortcut-host.tsx';
import { ListViewsContext } from '#ui/list-page/list-views.ts';
import { MessageScreen } from '#ui/state/message-screen.tsx';
import { gateCopy } from '../gate-copy.ts';
import { IdleWarning } from '../idle/idle-warning.tsx';
import type { AppLink, AppMenu } from '../menus/app-menu.ts';
import { consoleMenu } from '../menus/console-menu.ts';
import { PlainFrame } from './plain-frame.tsx';

/** The menu with the screens that an administrator may see. */
const menuFor = (may: (link: AppLink) => boolean): AppMenu => ({
  ...consoleMenu,
  groups: consoleMenu.groups
    .map((group) => ({ ...group, links: group.links.filter(may) }))
    .filter(({ links }) => links.length > 0),
  bottom: consoleMenu.bottom.filter(may),
});

const NoRight = () => (
  <MessageScreen
    title={gateCopy.noRightTitle}
    actions={
      <ButtonLink kind="default" to="/console">
        {gateCopy.toConsole}
      </ButtonLink>
    }
  >
    <p>{gateCopy.noRightBody}</p>
  </MessageScreen>
);

function ConsoleFrame({ children }: { children: ReactNode }) {
  const { isKnown, may } = useRights();
  const { pathname } = useLocation();
  const { data } = useQuery({ ...memberSummaryQuery, enabled: may('members.read') });
  const questions = useQuery({ ...waitingQuestionsQuery, enabled: may('support.read') });
  const inquiries = useQuery({ ...waitingInquiriesQuery, enabled: may('support.read') });
  const counts = {
    '/console/users': data?.pending.count ?? 0,
    '/console/center/questions': questions.data?.count ?? 0,
    '/console/center/service-inquiry-forms': inquiries.data?.count ?? 0,
  };
  const isDenied = isKnown && !may(rightOfScreen(pathname));
  return (
    <AppFrame
      menu={menuFor(({ to }) => may(rightOfScreen(to)))}
      tone="dark"
      counts={counts}
      tools={<PaletteButton menu={consoleMenu.groups} />}
    >
      <ShortcutHost described={paletteKeys} />
      <ListViewsContext value={savedListViews}>{isDenied ? <NoRight /> : children}</ListViewsContext>
      <IdleWarning />
    </AppFrame>
  );
}

/** The frame of administrators; a bar with the logo for everybody else. */
export function ConsoleShell({ children }: { children: ReactNode }) {
  const session = useSession();
  if (session.state !== 'in' || !session.isConsole) return <PlainFrame>{children}</PlainFrame>;
  return <ConsoleFrame>{children}</ConsoleFrame>;
}
