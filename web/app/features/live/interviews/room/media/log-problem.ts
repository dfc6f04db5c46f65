/** Logs an error of a device or a connection to the browser's console; it keeps nobody out of the room. */
export function logProblem(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the only place where a supporter can read why
  console.warn(what, error);
}
