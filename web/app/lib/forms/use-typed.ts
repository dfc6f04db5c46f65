import { useState } from 'react';
import { createControlledText } from './controlled-text.ts';

/** The words of a search field whose address follows late: only what somebody else asked for replaces them. */
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
