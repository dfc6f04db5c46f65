import IconMenu2 from '~icons/tabler/menu-2';
import IconSearch from '~icons/tabler/search';
import { Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { laterPart, loadLaterParts } from '#lib/document/later-part.tsx';
import { isBuilt } from '#lib/document/built.ts';
import { Logo } from '#ui/layout/logo.tsx';
import { AccountButtons } from '../menus/account-buttons.tsx';
import { copy } from '../copy.ts';
import { HeaderNotifications } from '../menus/header-notifications.tsx';
import styles from './header.module.css';
import { LanguageSelect } from '../menus/language-select.tsx';
import { SearchBox } from '../menus/search-box.tsx';
import { findSiteMenu, isSiteMenuOpen, SITE_MENU } from '../menus/site-menu-element.ts';
import '../menus/site-menu.module.css';

const loadMenu = () => import('../menus/mobile-menu.tsx');
const MobileMenu = lazyPart(async () => (await loadMenu()).MobileMenu);

const TopMenu = laterPart(async () => (await import('../menus/top-menu.tsx')).TopMenu);
const SiteMenu = laterPart(async () => (await import('../menus/site-menu.tsx')).SiteMenu);

const SCROLLED_PIXELS = 50;

function useIsScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > SCROLLED_PIXELS);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return isScrolled;
}

/** A menu that the browser opened without scripts needs its code, so that Back closes it. */
function useOpenedSiteMenu(): void {
  useEffect(() => {
    const menu = findSiteMenu();
    if (isSiteMenuOpen()) loadLaterParts();
    menu?.addEventListener('toggle', loadLaterParts);
    return () => menu?.removeEventListener('toggle', loadLaterParts);
  }, []);
}

/** The fixed header of the public pages: menus from 1200 px, a menu sheet below. */
export function PublicHeader() {
  const isScrolled = useIsScrolled();
  useOpenedSiteMenu();
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <>
      <header className={styles.header} data-scrolled={isScrolled || undefined} data-print="hidden">
        <div className={`container ${styles.bar}`}>
          <Logo />
          <TopMenu />
          <div className={styles.side}>
            {isBuilt('/search') && <SearchBox />}
            <LanguageSelect />
            <AccountButtons />
          </div>
          {isBuilt('/search') && (
            <Link to="/search" className={styles.toSearch} aria-label={copy.search}>
              <IconSearch size={22} stroke={1.75} aria-hidden />
            </Link>
          )}
          <HeaderNotifications />
          <button
            type="button"
            className={styles.hamburger}
            aria-label={copy.openMenu}
            aria-haspopup="dialog"
            popoverTarget={SITE_MENU}
            onPointerEnter={() => void loadMenu()}
            onClick={(event) => {
              event.preventDefault();
              setMenuOpen(true);
            }}
          >
            <IconMenu2 size={24} stroke={1.75} aria-hidden />
          </button>
        </div>
        <SiteMenu />
      </header>
      <Suspense fallback={null}>{isMenuOpen && <MobileMenu onClose={() => setMenuOpen(false)} />}</Suspense>
    </>
  );
}
