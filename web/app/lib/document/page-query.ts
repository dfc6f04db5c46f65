/** The query parameters that a public page is rendered from. */
export interface PageQuery {
  /** The normalised values; a default value is empty. */
  read: (query: URLSearchParams) => Readonly<Record<string, string>>;
  /**
   * Whether a value is free text of a visitor: such a document is not cached, because it would fill the
   * cache.
   */
  free: readonly string[];
}
