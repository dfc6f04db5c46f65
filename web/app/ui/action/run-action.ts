import { confirm } from '../alert/alert.ts';
import type { Question } from '../alert/alerts.ts';
import { showError } from '../alert/show-error.ts';
import { toast } from '../toast/toasts.ts';

interface Action<T> {
  /** The question asked first; nothing runs unless the person confirms. */
  ask?: Question;
  run: () => Promise<T>;
  /** Shown in a toast once it is done. */
  done?: string | ((result: T) => string | null);
  tone?: 'success' | 'plain';
  /** Shows why it was rejected; the alert dialog by default. */
  report?: (error: unknown) => unknown;
}

/** Asks, runs, and shows the success or why it was rejected; resolves with whether it was done. */
export async function runAction<T>(action: Action<T>): Promise<boolean> {
  const { ask, run, done, tone = 'success', report = showError } = action;
  if (ask && !(await confirm(ask))) return false;
  try {
    const result = await run();
    const text = typeof done === 'function' ? done(result) : done;
    if (text) toast(text, { tone });
    return true;
  } catch (error) {
    await report(error);
    return false;
  }
}
