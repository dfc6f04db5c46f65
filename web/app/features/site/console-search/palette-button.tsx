import IconSearch from '~icons/tabler/search';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { copy } from './button-copy.ts';
import type { MenuGroup } from './entries.ts';
import styles from './palette-button.module.css';

const loadPalette = () => import('./palette.tsx');
const Palette = lazyPart(async () => (await loadPalette()).Palette);

/** Ctrl K or ⌘ K on any layout of the keyboard; an editor that uses it for links comes first. */
const isShortcut = ({ ctrlKey, metaKey, altKey, shiftKey, code, key, defaultPrevented }: KeyboardEvent) =>
  !defaultPrevented &&
  ctrlKey !== metaKey &&
  !altKey &&
  !shiftKey &&
  (code === 'KeyK' || key.toLowerCase() === 'k');

/** The button of the search, and its key; the search is loaded when it is first opened. */
export function PaletteButton({ menu }: { menu: readonly MenuGroup[] }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      // Opened above another modal layer, it would skip that layer's question about unsaved input.
      setOpen((was) => !was && document.querySelector('dialog[open]') === null);
    };
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, []);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={copy.open}
        title={copy.open}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={() => void loadPalette()}
        onFocus={() => void loadPalette()}
        onClick={() => setOpen(true)}
      >
        <IconSearch size={20} stroke={1.75} aria-hidden />
      </button>
      {isOpen && (
        <Suspense>
          <Palette menu={menu} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
