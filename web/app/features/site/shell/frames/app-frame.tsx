import IconMenu2 from '~icons/tabler/menu-2';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { numberText } from '#lib/format/money.ts';
import { NotificationButton } from '#features/foundation/notifications/notification-button.tsx';
import { Logo } from '#ui/layout/logo.tsx';
import { Sheet } from '#ui/layer/sheet.tsx';
import styles from './app-frame.module.css';
import { appMenuCopy as texts } from '../menus/app-menu-copy.ts';
import type { AppLink, AppMenu } from '../menus/app-menu.ts';
import { OfflineStrip } from '../offline-strip.tsx';
import { AccountList, AccountTools } from '../menus/own-account.tsx';
import { SkipLink } from './skip-link.tsx';
import { useCurrentLink, useCurrentEntry } from '../use-current-entry.ts';

interface AppFrameProps {
  menu: AppMenu;
  tone?: 'light' | 'dark';
  /** The logged-in user, above the menu. */
  account?: ReactNode;
  /** The number of open tasks behind a link, by its address; nothing is shown for zero. */
  counts?: Counts | undefined;
  /** Before the notification button in the top bar. */
  tools?: ReactNode;
  children: ReactNode;
}

type Counts = Readonly<Record<string, number>>;

function MenuLink({
  link,
  isCurrent,
  count = 0,
  onChoose,
}: {
  link: AppLink;
  isCurrent: boolean;
  count?: number | undefined;
  onChoose?: () => void;
}) {
  const Icon = link.icon;
  return (
    <Link
      to={link.to}
      aria-current={isCurrent ? 'page' : undefined}
      aria-description={count > 0 ? texts.waiting(count) : undefined}
      onClick={onChoose}
    >
      <Icon size={19} stroke={1.75} aria-hidden />
      <span>{link.name}</span>
      {count > 0 && (
        <em className="number" aria-hidden>
          {numberText(count)}
        </em>
      )}
    </Link>
  );
}

interface GroupsProps {
  menu: AppMenu;
  counts: Counts | undefined;
  onChoose?: () => void;
}

function MenuGroups({ menu, counts, onChoose }: GroupsProps) {
  const current = useCurrentLink(menu);
  return (
    <nav aria-label={menu.label}>
      {menu.groups.map((group) => (
        <div key={group.name ?? 'top'} className={styles.group}>
          {group.name && <p>{group.name}</p>}
          <ul>
            {group.links.map((link) => (
              <li key={link.to}>
                <MenuLink
                  link={link}
                  isCurrent={link === current}
                  count={counts?.[link.to]}
                  {...(onChoose && { onChoose })}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

interface SideBarProps {
  menu: AppMenu;
  account: ReactNode;
  counts: Counts | undefined;
  isDark: boolean;
}

function SideBar({ menu, account, counts, isDark }: SideBarProps) {
  return (
    <aside className={styles.side} data-print="hidden">
      <div className={styles.logo}>
        <Logo area={menu.area} isInverse={isDark} />
      </div>
      {account}
      <MenuGroups menu={menu} counts={counts} />
    </aside>
  );
}

interface TopBarProps {
  menu: AppMenu;
  tools: ReactNode;
  onOpenMenu: () => void;
}

function TopBar({ menu, tools, onOpenMenu }: TopBarProps) {
  const place = useCurrentEntry(menu);
  return (
    <header className={styles.top} data-print="hidden">
      <button type="button" className={styles.opener} aria-label={texts.open} onClick={onOpenMenu}>
        <IconMenu2 size={23} stroke={1.75} aria-hidden />
      </button>
      <p className={styles.place}>
        <span>{menu.area}</span>
        {place && <b>{place}</b>}
      </p>
      {tools}
      <NotificationButton to={menu.inbox} />
      <AccountTools />
    </header>
  );
}

function BottomBar({ menu, onOpenMenu }: { menu: AppMenu; onOpenMenu: () => void }) {
  const current = useCurrentLink(menu);
  return (
    <nav className={styles.bottom} aria-label={texts.bottom} data-print="hidden">
      {menu.bottom.map((link) => {
        const Icon = link.icon;
        return (
          <Link key={link.to} to={link.to} aria-current={link === current ? 'page' : undefined}>
            <Icon size={23} stroke={1.75} aria-hidden />
            {link.shortName ?? link.name}
          </Link>
        );
      })}
      <button type="button" onClick={onOpenMenu}>
        <IconMenu2 size={23} stroke={1.75} aria-hidden />
        {texts.all}
      </button>
    </nav>
  );
}

/** Side bar, top bar and bottom bar around the screens of members and administrators. */
export function AppFrame({ menu, tone = 'light', account, counts, tools, children }: AppFrameProps) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const openMenu = () => setMenuOpen(true);
  return (
    <div className={styles.frame} data-tone={tone}>
      <SkipLink />
      <SideBar menu={menu} account={account} counts={counts} isDark={tone === 'dark'} />
      <div className={styles.body}>
        <TopBar menu={menu} tools={tools} onOpenMenu={openMenu} />
        <OfflineStrip />
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      <BottomBar menu={menu} onOpenMenu={openMenu} />
      {isMenuOpen && (
        <Sheet side="right" title={menu.label} onClose={() => setMenuOpen(false)}>
          <div className={styles.sheet}>
            {account}
            <MenuGroups menu={menu} counts={counts} onChoose={() => setMenuOpen(false)} />
            <div className={styles.own}>
              <AccountList />
            </div>
          </div>
        </Sheet>
      )}
    </div>
  );
}
