import styles from './members.module.css';

const WIDTH = 88;
const HEIGHT = 36;
const EDGE = 2;

interface SparklineProps {
  values: readonly number[];
  /** The numbers as text. */
  label: string;
}

/** A few numbers as a line, oldest first. */
export function Sparkline({ values, label }: SparklineProps) {
  const highest = Math.max(1, ...values);
  const points = values.map((value, index) => {
    const x = EDGE + (index / Math.max(1, values.length - 1)) * (WIDTH - 2 * EDGE);
    const y = HEIGHT - EDGE - (value / highest) * (HEIGHT - 2 * EDGE);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  const ground = [`${EDGE},${HEIGHT}`, ...points, `${WIDTH - EDGE},${HEIGHT}`].join(' ');
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.spark}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    >
      <polygon points={ground} />
      <polyline points={points.join(' ')} />
    </svg>
  );
}
