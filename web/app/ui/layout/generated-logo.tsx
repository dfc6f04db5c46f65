import type { ReactNode } from 'react';
import styles from './generated-logo.module.css';

const HUES = ['cobalt', 'jade', 'ember', 'iris', 'teal', 'ink', 'amber', 'rose'] as const;

/** The same name gives the same logo everywhere. */
const seedOf = (name: string): number =>
  Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7);

interface ShapeProps {
  near: string;
  far: string;
}

/** Two plain forms each; a name selects one of them. */
const SHAPES: readonly ((props: ShapeProps) => ReactNode)[] = [
  ({ near, far }) => (
    <>
      <circle cx="30" cy="24" r="9" fill={far} />
      <circle cx="18" cy="24" r="9" fill={near} />
    </>
  ),
  ({ near, far }) => (
    <>
      <path d="M24 12c8 3 12 9 12 14 0 6-5 10-12 10V12z" fill={near} />
      <path d="M24 12c-8 3-12 9-12 14 0 6 5 10 12 10V12z" fill={far} />
    </>
  ),
  ({ near, far }) => (
    <>
      <rect x="13" y="13" width="10" height="22" rx="2" fill={near} />
      <rect x="25" y="21" width="10" height="14" rx="2" fill={far} />
    </>
  ),
  ({ near, far }) => (
    <>
      <path d="M24 11l13 24H11z" fill={far} />
      <path d="M24 22l7 13H17z" fill={near} />
    </>
  ),
  ({ near, far }) => (
    <g fill="none" strokeWidth="4" strokeLinecap="round">
      <path d="M12 30c4-8 8-8 12 0s8 8 12 0" stroke={near} />
      <path d="M12 21c4-8 8-8 12 0s8 8 12 0" stroke={far} />
    </g>
  ),
  ({ near, far }) => (
    <>
      <circle cx="24" cy="24" r="12" fill="none" stroke={near} strokeWidth="4" />
      <circle cx="24" cy="24" r="4.5" fill={far} />
    </>
  ),
  ({ near, far }) => (
    <>
      <path d="M24 12l12 7v11l-12 7-12-7V19z" fill={far} />
      <path d="M24 24l12-5v11l-12 7z" fill={near} />
    </>
  ),
];

interface GeneratedLogoProps {
  name: string;
  /** The address of a logo; without one a plain one is drawn from the name. */
  logo?: string | null | undefined;
  size?: number;
}

/** The logo of what has a name, or a plain geometric one drawn from the name. Decoration: the name is beside it. */
export function GeneratedLogo({ name, logo, size = 44 }: GeneratedLogoProps) {
  const seed = seedOf(name);
  const hue = HUES[seed % HUES.length] ?? 'cobalt';
  const shape = SHAPES[Math.floor(seed / HUES.length) % SHAPES.length];
  return (
    <span className={styles.mark} style={{ width: size, height: size }}>
      {logo ? (
        <img src={logo} alt="" width={size} height={size} loading="lazy" decoding="async" />
      ) : (
        <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden>
          {shape?.({ near: `var(--${hue}-6)`, far: `var(--${hue}-2)` })}
        </svg>
      )}
    </span>
  );
}
