import { Written } from '#ui/text/written.tsx';
import { roomCopy as copy } from './copy.ts';
import styles from './room.module.css';

/** Who is notified that their turn comes up, once somebody is admitted. */
export function Coming({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p className={styles.coming}>
      <Written>{copy.knock.coming(names.join(', '))}</Written>
    </p>
  );
}
