/** The part of its query that a public page is rendered from. */
export interface PageQuery {
  /** The values, each written in one way; one that stands at its default is empty. */
  read: (query: URLSearchParams) => Readonly<Record<string, string>>;
  /** Values that somebody wrote themselves: a document with one is not kept, or it would fill the cache. */
  free: readonly string[];
}
