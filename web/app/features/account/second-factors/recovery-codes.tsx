import { useEffect, useRef } from 'react';
import { Button } from '#ui/button/button.tsx';
import { toast } from '#ui/toast/toasts.ts';
import { copy } from './copy.ts';
import styles from './second-factors.module.css';

const texts = copy.codes;

async function copyAll(codes: readonly string[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(codes.join('\n'));
    toast(texts.copied, { tone: 'success' });
  } catch {
    toast(texts.notCopied);
  }
}

/** New recovery codes, shown until the person says that they are saved. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const head = useRef<HTMLHeadingElement>(null);
  // The form that was submitted is gone, and with it the focus.
  useEffect(() => head.current?.focus(), []);
  return (
    <div className={styles.steps}>
      <h3 ref={head} tabIndex={-1}>
        {texts.title}
      </h3>
      <p>{texts.body}</p>
      <ul className={styles.codes} aria-label={texts.list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.foot}>
        <Button onClick={onSaved}>{texts.done}</Button>
        <Button kind="default" onClick={() => copyAll(codes)}>
          {texts.copy}
        </Button>
      </div>
    </div>
  );
}
