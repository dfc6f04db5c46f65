import { useState } from 'react';
import { createControlledText } from './controlled-text.ts';

/** The text of a search field whose address changes later: only values set by others replace it. */
export function useTyped(asked: string) {
  const [echoes] = useState(() => createControlledText(asked));
  const [typed, setTyped] = useState(asked);
  const [seen, setSeen] = useState(asked);
  if (seen !== asked) {
    setSeen(asked);
    if (!echoes.isOwn(asked)) setTyped(asked);
  }
  return { typed, setTyped, echoes };
}
