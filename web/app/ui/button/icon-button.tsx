import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './icon-button.module.css';

interface IconButtonContent {
  /** The accessible name. */
  label: string;
  children: ReactNode;
}

/** A square button with an icon, in the head of a panel or beside a field. */
export const IconButton = ({
  label,
  ...rest
}: IconButtonContent & ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button type="button" {...rest} className={styles.button} aria-label={label} />
);

/** A link that looks like an icon button. */
export const IconLink = ({ label, ...rest }: IconButtonContent & LinkProps) => (
  <Link {...rest} className={styles.button} aria-label={label} title={label} />
);
