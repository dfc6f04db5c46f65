import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { useSession } from '#lib/use-session.ts';
import { VisitorButtons } from './account-buttons.tsx';
import { copy } from './copy.ts';
import { publicMenu } from './public-menu.ts';
import styles from './site-menu.module.css';

export const SITE_MENU = 'site-menu';

/** All menus as plain links, opened by the browser itself while no script is there to open the others. */
export function SiteMenu() {
  const { pathname, search } = useLocation();
  const session = useSession();
  useEffect(() => {
    const menu = document.getElementById(SITE_MENU);
    if (menu && 'hidePopover' in menu) menu.hidePopover();
  }, [pathname, search]);
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
