import { useEffect, useState } from 'react';

type Hear = (words: string) => void;

let hear: Hear | undefined;

/** Says something to screen readers that is not seen on the screen. */
export function announce(words: string): void {
  hear?.(words);
}

/** The polite live region of a page; `announce` speaks through it. */
export function LiveRegion() {
  const [words, setWords] = useState('');
  useEffect(() => {
    hear = (next) => {
      setWords('');
      requestAnimationFrame(() => setWords(next));
    };
    return () => {
      hear = undefined;
    };
  }, []);
  return (
    <div role="status" aria-live="polite" className="visually-hidden">
      {words}
    </div>
  );
}
