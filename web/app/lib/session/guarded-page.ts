let count = 0;

/** Registers a page that says itself when its session ends; gives the function that takes it off. */
export function registerGuardedPage(): () => void {
  count += 1;
  return () => {
    count -= 1;
  };
}

/** Whether such a page is shown. */
export const isGuardedPage = (): boolean => count > 0;
