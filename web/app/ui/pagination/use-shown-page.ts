import { useEffect } from 'react';
import { useUrlState } from '../layout/use-url-state.ts';

/** Corrects the address to the page that is shown: beyond the end that is the last one. */
export function useShownPage(shown: number | undefined): void {
  const { read, page, write } = useUrlState();
  const requested = read('page') === '' ? 1 : page;
  useEffect(() => {
    if (shown === undefined || shown === requested) return;
    write({ page: shown === 1 ? undefined : shown }, { isReplacing: true });
  }, [requested, shown, write]);
}
