import { useEffect, useState } from 'react';

type Announcer = (text: string) => void;

let announcer: Announcer | undefined;

/** Announces a text to screen readers without showing it. */
export function announce(text: string): void {
  announcer?.(text);
}

/** The polite live region of a page, used by `announce`. */
export function LiveRegion() {
  const [text, setText] = useState('');
  useEffect(() => {
    announcer = (next) => {
      setText('');
      requestAnimationFrame(() => setText(next));
    };
    return () => {
      announcer = undefined;
    };
  }, []);
  return (
    <div role="status" aria-live="polite" className="visually-hidden">
      {text}
    </div>
  );
}
