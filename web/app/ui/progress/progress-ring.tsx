import type { ReactNode } from 'react';
import styles from './progress-ring.module.css';

interface ProgressRingProps {
  /** 0 to 100. */
  value: number;
  label: string;
  size?: number;
  children?: ReactNode;
}

const THICKNESS = 9;

/** Completeness as a ring with its number inside; plain SVG. */
export function ProgressRing({ value, label, size = 96, children }: ProgressRingProps) {
  const radius = (size - THICKNESS) / 2;
  const around = 2 * Math.PI * radius;
  const circle = { cx: size / 2, cy: size / 2, r: radius, fill: 'none', strokeWidth: THICKNESS };
  return (
    <span
      className={styles.ring}
      style={{ width: size, height: size }}
      role="img"
      aria-label={`${label} ${value}%`}
    >
      <svg width={size} height={size} aria-hidden>
        <circle {...circle} stroke="var(--ink-2)" />
        {value > 0 && (
          <circle
            {...circle}
            stroke="var(--cobalt-5)"
            strokeLinecap="round"
            strokeDasharray={`${(around * value) / 100} ${around}`}
            transform={`rotate(-90 ${size / 2} ${size / 2})`}
          />
        )}
      </svg>
      <b aria-hidden className="number">
        {children ?? `${value}%`}
      </b>
    </span>
  );
}
