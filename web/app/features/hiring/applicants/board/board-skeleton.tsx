import { Skeleton } from '#ui/state/skeleton.tsx';
import { columnNames } from './board.ts';
import styles from './board.module.css';
import { drawerCopy } from '../drawer/drawer-copy.ts';

/** The board while it loads: three cards a column, in the sizes of the real ones. */
export const BoardSkeleton = () => (
  <div className={styles.board} role="status" aria-label={drawerCopy.loadingBoard}>
    {columnNames.slice(0, 4).map((name) => (
      <div key={name} className={styles.column}>
        <div className={styles.waiting}>
          <Skeleton width={110} height={20} />
          {[0, 1, 2].map((card) => (
            <Skeleton key={card} height={172} radius={12} />
          ))}
        </div>
      </div>
    ))}
    <div className={styles.column} data-collapsed />
  </div>
);
