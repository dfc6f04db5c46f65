let count = 0;

/** Registers a page that itself reports the end of its session; returns the function that removes it. */
export function registerGuardedPage(): () => void {
  count += 1;
  return () => {
    count -= 1;
  };
}

/** Whether such a page is shown. */
export const isGuardedPage = (): boolean => count > 0;
