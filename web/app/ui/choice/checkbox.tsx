import { useEffect, useRef, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import styles from './checkbox.module.css';

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> {
  label: ReactNode;
  /** Some, but not all, of the rows are selected. */
  isMixed?: boolean;
  /** Boxes of 20 and 24. */
  size?: 'md' | 'lg';
  ref?: Ref<HTMLInputElement>;
}

function hand(node: HTMLInputElement | null, ref: Ref<HTMLInputElement> | undefined): void {
  if (typeof ref === 'function') ref(node);
  else if (ref) ref.current = node;
}

/** A labelled checkbox; the whole label can be pressed. */
export function Checkbox({ label, isMixed = false, size = 'md', className, ref, ...rest }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <label className={[styles.checkbox, className].filter(Boolean).join(' ')} data-size={size}>
      <input
        {...rest}
        ref={(node) => {
          input.current = node;
          hand(node, ref);
        }}
        type="checkbox"
      />
      <span>{label}</span>
    </label>
  );
}
