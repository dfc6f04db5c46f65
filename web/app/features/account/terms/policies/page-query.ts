import type { PageQuery } from '#lib/document/page-query.ts';

/** The version that the address of a policy asks for: a number, or the one in force. */
export function readVersion(query: URLSearchParams): string {
  const version = query.get('version') ?? '';
  return /^[1-9]\d{0,5}$/.test(version) ? version : '';
}

/** The query parameters of the document of a policy. */
export const policyQuery: PageQuery = { read: (query) => ({ version: readVersion(query) }), free: [] };
