import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';

export interface ButtonLook {
  /** One `primary` per view; `danger` only inside the confirm of a destructive act. */
  kind?: 'primary' | 'default' | 'subtle' | 'light' | 'danger' | undefined;
  /** Heights 36, 44 and 52. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  icon?: ReactNode;
  isWide?: boolean | undefined;
}

type ButtonProps = ButtonLook &
  ButtonHTMLAttributes<HTMLButtonElement> & { isLoading?: boolean; ref?: Ref<HTMLButtonElement> };

const classOf = ({ kind = 'primary', size = 'md', isWide }: ButtonLook, extra?: string): string =>
  [styles.button, styles[kind], styles[size], isWide && styles.wide, extra].filter(Boolean).join(' ');

/** A button of the public pages and dialogs, without Mantine. A loading one keeps its label and takes no press. */
export function Button({ kind, size, icon, isWide, isLoading, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classOf({ kind, size, isWide }, className)}
      aria-busy={isLoading || undefined}
      onClick={isLoading ? (event) => event.preventDefault() : rest.onClick}
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
