import type { ComponentProps, ElementType } from 'react';
import styles from './card.module.css';

type CardProps<T extends ElementType> = { as?: T } & ComponentProps<T>;

/** A white box with a thin border; its content has a class of its own. */
export function Card<T extends ElementType = 'div'>({ as, className, ...content }: CardProps<T>) {
  const Tag: ElementType = as ?? 'div';
  return <Tag {...content} className={[styles.card, className].filter(Boolean).join(' ')} />;
}
