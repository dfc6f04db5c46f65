import { useEffect, useRef, useState } from 'react';
import styles from './filter-fields.module.css';
import { listCopy as copy } from './list-copy.ts';

const SETTLE_MILLISECONDS = 250;
const LONGEST = 100;

interface TermFieldProps {
  term: string;
  onChange: (term: string) => void;
}

/** A word of the posting or the company's name; asks once the typing rests, never within a Korean syllable. */
export function TermField({ term, onChange }: TermFieldProps) {
  const [typed, setTyped] = useState(term);
  const [isComposing, setComposing] = useState(false);
  const asked = useRef(term);

  useEffect(() => {
    if (term !== asked.current) setTyped(term);
    asked.current = term;
  }, [term]);

  useEffect(() => {
    const wanted = typed.trim();
    if (isComposing || wanted === asked.current) return undefined;
    const timer = setTimeout(() => {
      asked.current = wanted;
      onChange(wanted);
    }, SETTLE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [typed, isComposing, onChange]);

  return (
    <input
      type="search"
      className={styles.term}
      aria-label={copy.term}
      placeholder={copy.term}
      value={typed}
      maxLength={LONGEST}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
