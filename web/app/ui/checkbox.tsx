import { useEffect, useRef, type InputHTMLAttributes, type ReactNode } from 'react';
import styles from './checkbox.module.css';

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> {
  label: ReactNode;
  /** Some, but not all, of what it stands for is chosen. */
  isMixed?: boolean;
  /** Boxes of 20 and 24. */
  size?: 'md' | 'lg';
}

/** A labelled checkbox without Mantine; the whole label is the target. */
export function Checkbox({ label, isMixed = false, size = 'md', className, ...rest }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <label className={[styles.checkbox, className].filter(Boolean).join(' ')} data-size={size}>
      <input {...rest} ref={input} type="checkbox" />
      <span>{label}</span>
    </label>
  );
}
