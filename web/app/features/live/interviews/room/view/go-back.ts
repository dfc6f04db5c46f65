import type { NavigateFunction } from 'react-router';
import { alert } from '#ui/alert/alert.ts';

/** Without a previous page, Back leads to the join page. */
const isFirst = (): boolean => (history.state as { idx?: number } | null)?.idx === 0;

/** Goes back one page and shows why there: an open dialog would have its own entry in the history. */
export function goBack(navigate: NavigateFunction, message: string | undefined): void {
  const show = () => {
    if (message) void alert(message);
  };
  if (isFirst()) {
    void navigate('/interview', { replace: true });
    show();
    return;
  }
  addEventListener('popstate', show, { once: true });
  void navigate(-1);
}
