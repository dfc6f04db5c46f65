import { useEffect, useState } from 'react';

type Announcer = (words: string) => void;

let announcer: Announcer | undefined;

/** Says something to screen readers that is not seen on the screen. */
export function announce(words: string): void {
  announcer?.(words);
}

/** The polite live region of a page; `announce` speaks through it. */
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
