import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useSession } from '#lib/session/use-session.ts';
import { useLayer } from '#ui/layer/use-layer.ts';
import { VisitorButtons } from './account-buttons.tsx';
import { copy } from '../copy.ts';
import { publicMenu } from './public-menu.ts';
import { findSiteMenu, isSiteMenuOpen, SITE_MENU } from './site-menu-element.ts';
import styles from './site-menu.module.css';

const closeMenu = (): void => findSiteMenu()?.hidePopover();

/** Whether the browser shows the menu, also when it was opened before the scripts were loaded. */
function useIsOpen() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const menu = findSiteMenu();
    const look = () => setOpen(isSiteMenuOpen());
    look();
    menu?.addEventListener('toggle', look);
    return () => menu?.removeEventListener('toggle', look);
  }, []);
  return isOpen;
}

/** Closes the menu when another page opens; one that was opened before the scripts were loaded stays open. */
function useCloseOnArrival(address: string): void {
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    closeMenu();
  }, [address]);
}

/** All menus as plain links, which the browser itself opens until the scripts for the others are loaded. */
export function SiteMenu() {
  const { pathname, search } = useLocation();
  const session = useSession();
  useLayer(closeMenu, useIsOpen());
  useCloseOnArrival(pathname + search);
  return (
    <nav id={SITE_MENU} popover="auto" className={styles.menu} aria-label={copy.allMenus} data-print="hidden">
      {session.state !== 'in' && (
        <div className={styles.account} data-state={session.state}>
          <VisitorButtons />
        </div>
      )}
      <div className={styles.sections}>
        {publicMenu.map((section) => (
          <section key={section.name}>
            <h2>{section.name}</h2>
            <ul>
              {section.links.map((link) => (
                <li key={link.to}>
                  <Link to={link.to}>{link.name}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  );
}
