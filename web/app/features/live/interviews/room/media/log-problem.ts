/** Says in the browser's console what went wrong with a device or a connection; nobody is kept out for it. */
export function logProblem(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the only place where a supporter can read why
  console.warn(what, error);
}
