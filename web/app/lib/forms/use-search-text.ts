import { useState } from 'react';
import { createControlledText } from './controlled-text.ts';

/** The text of a search field whose address changes later: only values set by others replace it. */
export function useSearchText(requested: string) {
  const [controlled] = useState(() => createControlledText(requested));
  const [typed, setTyped] = useState(requested);
  const [seen, setSeen] = useState(requested);
  if (seen !== requested) {
    setSeen(requested);
    if (!controlled.isOwn(requested)) setTyped(requested);
  }
  return { typed, setTyped, controlled };
}
