/** Whether a list names each of these ids once and nothing else. */
export const isWholeOrder = (ids: readonly string[], current: readonly string[]): boolean =>
  ids.length === current.length &&
  new Set(ids).size === current.length &&
  current.every((id) => ids.includes(id));
