import { useEffect, useState } from 'react';

type Announcer = (words: string) => void;

let announcer: Announcer | undefined;

/** Announces a text to screen readers without showing it. */
export function announce(words: string): void {
  announcer?.(words);
}

/** The polite live region of a page, used by `announce`. */
export function LiveRegion() {
  const [words, setWords] = useState('');
  useEffect(() => {
    announcer = (next) => {
      setWords('');
      requestAnimationFrame(() => setWords(next));
    };
    return () => {
      announcer = undefined;
    };
  }, []);
  return (
    <div role="status" aria-live="polite" className="visually-hidden">
      {words}
    </div>
  );
}
