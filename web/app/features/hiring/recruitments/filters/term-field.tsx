import { useEffect, useState } from 'react';
import { hintCopy } from '#features/hiring/recruitments/suggestions/hint-copy.ts';
import { useTyped } from '#lib/forms/use-typed.ts';
import styles from './filter-fields.module.css';
import { listCopy as copy } from '../list/list-copy.ts';

const SETTLE_MILLISECONDS = 250;
const LONGEST = 100;

interface TermFieldProps {
  term: string;
  onChange: (term: string) => void;
}

/**
 * Text in the recruitment, its company or its tags; searched after a pause in typing, never within a
 * Korean syllable.
 */
export function TermField({ term, onChange }: TermFieldProps) {
  const { typed, setTyped, echoes } = useTyped(term);
  const [isComposing, setComposing] = useState(false);

  useEffect(() => {
    const wanted = typed.trim();
    if (isComposing || wanted === echoes.last()) return undefined;
    const timer = setTimeout(() => onChange(echoes.say(wanted)), SETTLE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [typed, isComposing, onChange, echoes]);

  return (
    <input
      type="search"
      name="searchValue"
      autoComplete="off"
      className={styles.term}
      aria-label={copy.facets.searchValue}
      placeholder={hintCopy.search}
      value={typed}
      maxLength={LONGEST}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
