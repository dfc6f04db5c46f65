import { Skeleton } from '#ui/state/skeleton.tsx';
import figures from './charts/chart-figure.module.css';
import styles from './figures-loading.module.css';
import { copy } from './copy.ts';

/** Figures while they load, as high as the real ones. */
export const FiguresLoading = () => (
  <div role="status">
    <span className="visually-hidden">{copy.loading}</span>
    <div className={styles.strip}>
      <Skeleton height={110} radius={14} />
    </div>
    <div className={figures.figures}>
      <div className={styles.wide}>
        <Skeleton height={532} radius={14} />
      </div>
      <div className={styles.third}>
        <Skeleton height={532} radius={14} />
      </div>
    </div>
  </div>
);
