let isServedAsDemo = false;

/** Tells the renderer whether this installation shows the demonstration; the same for every page of a process. */
export function setDemo(value: boolean): void {
  isServedAsDemo = value;
}

/** Whether the demonstration's accounts and outbox may be shown; in the browser told by the document itself. */
export const isDemo = (): boolean =>
  typeof document === 'undefined' ? isServedAsDemo : 'demo' in document.documentElement.dataset;
