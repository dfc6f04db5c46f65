/** The longest time after its load until a page counts as idle. */
const REST_MILLISECONDS = 2000;

const hasLoaded = (): Promise<void> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener('load', () => resolve(), { once: true }));

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Resolves once the page has loaded, is painted and idle: for code that is not urgent. */
export async function whenIdle(): Promise<void> {
  await hasLoaded();
  const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const since = performance.now() - (loading?.loadEventEnd ?? 0);
  await pause(Math.max(0, REST_MILLISECONDS - since));
  if ('requestIdleCallback' in window)
    await new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 1000 }));
}
