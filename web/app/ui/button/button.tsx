import { useRef, type ButtonHTMLAttributes, type MouseEvent, type ReactNode, type Ref } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';

export interface ButtonLook {
  /** One `primary` per view; `danger` only inside the confirmation of a destructive action. */
  kind?: 'primary' | 'default' | 'subtle' | 'light' | 'danger' | undefined;
  /** Heights 36, 44 and 52. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  icon?: ReactNode;
  isWide?: boolean | undefined;
}

type ButtonProps = ButtonLook &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick'> & {
    /** A returned promise disables the button until it is settled. */
    onClick?: ((event: MouseEvent<HTMLButtonElement>) => unknown) | undefined;
    isLoading?: boolean | undefined;
    ref?: Ref<HTMLButtonElement> | undefined;
  };

const classOf = ({ kind = 'primary', size = 'md', isWide }: ButtonLook, extra?: string): string =>
  [styles.button, styles[kind], styles[size], isWide && styles.wide, extra].filter(Boolean).join(' ');

/**
 * Passes presses on, except while the action of an earlier one is in progress: a double click runs it
 * once.
 */
function useInertWhileRunning({ onClick, isLoading }: Pick<ButtonProps, 'onClick' | 'isLoading'>) {
  const isRunning = useRef(false);
  return (event: MouseEvent<HTMLButtonElement>) => {
    if (isLoading || isRunning.current) {
      event.preventDefault();
      return;
    }
    const running = onClick?.(event);
    if (!(running instanceof Promise)) return;
    isRunning.current = true;
    void running.finally(() => {
      isRunning.current = false;
    });
  };
}

/**
 * A button. A loading one keeps its label and cannot be
 * pressed.
 */
export function Button({ kind, size, icon, isWide, isLoading, className, children, ...rest }: ButtonProps) {
  const press = useInertWhileRunning({ onClick: rest.onClick, isLoading });
  return (
    <button
      type="button"
      {...rest}
      className={classOf({ kind, size, isWide }, className)}
      aria-busy={isLoading || undefined}
      onClick={press}
    >
      {icon}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  kind,
  size,
  icon,
  isWide,
  className,
  children,
  ...rest
}: ButtonLook & LinkProps) {
  return (
    <Link {...rest} className={classOf({ kind, size, isWide }, className)}>
      {icon}
      {children}
    </Link>
  );
}
