import { RingProgress } from '@mantine/core';
import type { ReactNode } from 'react';

interface RingProps {
  /** 0 to 100. */
  value: number;
  label: string;
  size?: number;
  children?: ReactNode;
}

/** Completeness as a ring with its number inside. */
export function Ring({ value, label, size = 96, children }: RingProps) {
  return (
    <RingProgress
      size={size}
      thickness={9}
      roundCaps
      role="img"
      aria-label={`${label} ${value}%`}
      sections={[{ value, color: 'cobalt.6' }]}
      label={
        <b aria-hidden style={{ display: 'block', textAlign: 'center', fontSize: 20 }} className="number">
          {children ?? `${value}%`}
        </b>
      }
    />
  );
}
