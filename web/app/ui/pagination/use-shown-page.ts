import { useEffect } from 'react';
import { useUrlState } from '../layout/use-url-state.ts';

/** Corrects the address to the page that is shown: beyond the end that is the last one. */
export function useShownPage(shown: number | undefined): void {
  const { read, page, write } = useUrlState();
  const asked = read('page') === '' ? 1 : page;
  useEffect(() => {
    if (shown === undefined || shown === asked) return;
    write({ page: shown === 1 ? undefined : shown }, { isReplacing: true });
  }, [asked, shown, write]);
}
