import { useLayoutEffect, useRef } from 'react';
import { PageSkeleton } from '#ui/state/skeleton.tsx';
import styles from './editor.module.css';

/** The main part while its data loads; who has skipped to it is in the main part that follows, too. */
export function LoadingMain() {
  const main = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const loading = main.current;
    return () => {
      if (document.activeElement === loading) queueMicrotask(() => document.querySelector('main')?.focus());
    };
  }, []);
  return (
    <main ref={main} id="main" tabIndex={-1} className={styles.waiting}>
      <PageSkeleton />
    </main>
  );
}
