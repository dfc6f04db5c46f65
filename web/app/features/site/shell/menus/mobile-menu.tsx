import IconChevronDown from '~icons/tabler/chevron-down';
import { Link } from 'react-router';
import { isBuilt } from '#lib/document/built.ts';
import { Sheet } from '#ui/layer/sheet.tsx';
import { AccountButtons } from './account-buttons.tsx';
import { copy } from '../copy.ts';
import styles from './mobile-menu.module.css';
import { LanguageSelect } from './language-select.tsx';
import { publicMenu, type MenuSection } from './public-menu.ts';
import { SearchBox } from './search-box.tsx';

function SectionGroup({ section, onChoose }: { section: MenuSection; onChoose: () => void }) {
  return (
    <details name="public-menu" className={styles.group}>
      <summary>
        {section.name}
        <IconChevronDown size={20} stroke={1.75} aria-hidden />
      </summary>
      <ul>
        {section.links.map((link) => (
          <li key={link.to}>
            <Link to={link.to} onClick={onChoose}>
              {link.name}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The whole menu on narrow screens: account, search, the five groups and the language. */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  return (
    <Sheet side="right" size="full" title={copy.allMenus} onClose={onClose}>
      <div className={styles.body}>
        <AccountButtons />
        {isBuilt('/search') && <SearchBox onSearch={onClose} />}
        <nav aria-label={copy.mainMenu}>
          {publicMenu.map((section) => (
            <SectionGroup key={section.name} section={section} onChoose={onClose} />
          ))}
        </nav>
        <LanguageSelect />
      </div>
    </Sheet>
  );
}
