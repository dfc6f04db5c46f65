import { useEffect, useState } from 'react';
import { hintCopy } from './hint-copy.ts';
import { useSearchText } from '#lib/forms/use-search-text.ts';
import { SearchField } from '#ui/search/search-field.tsx';
import { listCopy as copy } from '../list/list-copy.ts';

const SETTLE_MILLISECONDS = 250;

interface TermFieldProps {
  term: string;
  onChange: (term: string) => void;
}

/**
 * Text in the recruitment, its company or its tags; searched after a pause in typing, never within a
 * Korean syllable.
 */
export function TermField({ term, onChange }: TermFieldProps) {
  const { typed, setTyped, controlled } = useSearchText(term);
  const [isComposing, setComposing] = useState(false);

  useEffect(() => {
    const wanted = typed.trim();
    if (isComposing || wanted === controlled.last()) return undefined;
    const timer = setTimeout(() => onChange(controlled.report(wanted)), SETTLE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [typed, isComposing, onChange, controlled]);

  return (
    <SearchField
      size="sm"
      name="searchValue"
      label={copy.facets.searchValue}
      placeholder={hintCopy.search}
      value={typed}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
