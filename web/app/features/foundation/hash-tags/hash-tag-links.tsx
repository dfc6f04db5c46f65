import type { HashTagRef } from '@ieum/contract/foundation/hash-tags/schemas.ts';
import { Link } from 'react-router';
import { writtenIn } from '#lib/format/copy.ts';
import { copy } from './copy.ts';
import styles from './hash-tag-links.module.css';
import { hashTagAddress } from './kinds.ts';

interface HashTagsProps {
  tags: readonly HashTagRef[];
  /** Names alone, as in a preview. */
  isPlain?: boolean;
}

/** The hashtags of a row, each a link to everything that has it. */
export function HashTagLinks({ tags, isPlain = false }: HashTagsProps) {
  if (tags.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={copy.label} data-place="_hashTags">
      {tags.map(({ _id, name }) => (
        <li key={_id}>
          {isPlain ? (
            <span {...writtenIn(name)}>#{name}</span>
          ) : (
            <Link to={hashTagAddress(name)} {...writtenIn(name)}>
              #{name}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
