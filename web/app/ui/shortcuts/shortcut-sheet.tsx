import { Sheet } from '../layer/sheet.tsx';
import { keyCopy as copy } from './copy.ts';
import styles from './shortcut-sheet.module.css';
import { useOfferedShortcuts } from './shortcuts.ts';

/** The keys that the present screen offers, by group. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const groups = useOfferedShortcuts();
  return (
    <Sheet title={copy.title} subtitle={copy.hint} side="centre" onClose={onClose}>
      {groups.toReversed().map(({ title, keys }) => (
        <section key={title} className={styles.group}>
          <h3>{title}</h3>
          <dl>
            {keys.map(({ shown, label }) => (
              <div key={shown}>
                <dt>
                  <kbd>{shown}</kbd>
                </dt>
                <dd>{label}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Sheet>
  );
}
