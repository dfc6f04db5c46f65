import { Sheet } from '../layer/sheet.tsx';
import { keyCopy as copy } from './copy.ts';
import styles from './key-sheet.module.css';
import { useOfferedKeys } from './keys.ts';

/** The keys that the present screen offers, by group. */
export function KeySheet({ onClose }: { onClose: () => void }) {
  const groups = useOfferedKeys();
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
