import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { copy } from '../copy.ts';
import styles from '../frames/header.module.css';
import { isInSection, publicMenu, type MenuSection } from './public-menu.ts';
import { SITE_MENU } from './site-menu-element.ts';

const OPEN_MILLISECONDS = 120;
const CLOSE_MILLISECONDS = 220;

interface MenuState {
  section: MenuSection | undefined;
  isPinned: boolean;
}

const CLOSED: MenuState = { section: undefined, isPinned: false };

function useOpenSection() {
  const [opened, setOpened] = useState<MenuState>(CLOSED);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const set = (next: MenuState) => {
    clearTimeout(timer.current);
    setOpened(next);
  };
  return {
    opened,
    close: () => set(CLOSED),
    show: (section: MenuSection) => set({ section, isPinned: false }),
    press: (section: MenuSection) =>
      set(opened.section === section && opened.isPinned ? CLOSED : { section, isPinned: true }),
    approach: (section: MenuSection) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setOpened({ section, isPinned: false }), OPEN_MILLISECONDS);
    },
    leave: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setOpened(CLOSED), CLOSE_MILLISECONDS);
    },
  };
}

function SectionPanel({ id, section, onChoose }: { id: string; section: MenuSection; onChoose: () => void }) {
  return (
    <div id={id} className={styles.panel}>
      <ul className={`container ${styles.links}`}>
        {section.links.map((link) => (
          <li key={link.to}>
            <Link to={link.to} className={styles.link} onClick={onChoose}>
              <b>{link.name}</b>
              <span>{link.text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function focusFirstLink(button: HTMLElement): void {
  requestAnimationFrame(() => button.parentElement?.querySelector('a')?.focus());
}

type MenuControl = ReturnType<typeof useOpenSection>;

/**
 * Keyboard of the menu: the arrow and the focus on a section open it, Escape and leaving the menu close it.
 */
function useMenuKeys(menu: MenuControl) {
  const isGivenBack = useRef(false);

  const handleKey = (event: KeyboardEvent<HTMLButtonElement>, section: MenuSection) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    menu.show(section);
    focusFirstLink(event.currentTarget);
  };
  const handleEscape = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || !menu.opened.section) return;
    event.preventDefault();
    menu.close();
    isGivenBack.current = true;
    event.currentTarget.querySelector<HTMLElement>('button[aria-expanded="true"]')?.focus();
    isGivenBack.current = false;
  };
  const handleFocus = (event: FocusEvent<HTMLButtonElement>, section: MenuSection) => {
    if (!isGivenBack.current && event.currentTarget.matches(':focus-visible')) menu.show(section);
  };
  const handleBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) menu.close();
  };
  return { handleKey, handleEscape, handleFocus, handleBlur };
}

/** The five sections of the wide header: disclosure menus opened by pointer, focus, click or arrow. */
export function TopMenu() {
  const { pathname } = useLocation();
  const menu = useOpenSection();
  const id = useId();
  const { handleKey, handleEscape, handleFocus, handleBlur } = useMenuKeys(menu);
  return (
    <nav aria-label={copy.mainMenu} className={styles.nav} onKeyDown={handleEscape} onBlur={handleBlur}>
      <ul onMouseLeave={menu.leave}>
        {publicMenu.map((section, index) => {
          const isOpen = menu.opened.section === section;
          return (
            <li key={section.name} onMouseEnter={() => menu.approach(section)}>
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={`${id}-${index}`}
                data-current={isInSection(section, pathname) || undefined}
                popoverTarget={SITE_MENU}
                onClick={(event) => {
                  event.preventDefault();
                  menu.press(section);
                }}
                onFocus={(event) => handleFocus(event, section)}
                onKeyDown={(event) => handleKey(event, section)}
              >
                {section.name}
              </button>
              {isOpen && <SectionPanel id={`${id}-${index}`} section={section} onChoose={menu.close} />}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
