import styles from './skeleton.module.css';
import { uiCopy as copy } from './copy.ts';

interface SkeletonProps {
  width?: number | string;
  height?: number | string;
  radius?: number;
}

/** A grey area of the final size while the content is loading. */
export function Skeleton({ width = '100%', height = 16, radius = 6 }: SkeletonProps) {
  return (
    <span className={styles.bone} style={{ width, height, borderRadius: radius }} data-skeleton aria-hidden />
  );
}

/** Lines of text while they load; the last one is shorter. */
export function TextSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <span className={styles.lines} aria-hidden>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} width={index === lines - 1 ? '60%' : '100%'} />
      ))}
    </span>
  );
}

/** A dashboard page while it loads: title, toolbar and a panel. */
export function PageSkeleton() {
  return (
    <div className={styles.page} role="status">
      <span className="visually-hidden">{copy.loading}</span>
      <Skeleton width={220} height={32} />
      <Skeleton height={36} />
      <Skeleton height={320} radius={14} />
    </div>
  );
}

/** Cards while they load, in the grid of the real ones. */
export function CardSkeletons({ count = 9, height = 212 }: { count?: number; height?: number }) {
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} height={height} radius={16} />
      ))}
    </>
  );
}
