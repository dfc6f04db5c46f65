/** Longer addresses are rejected: no page of this site has one. */
const MAX_CHARACTERS = 4096;
/** A placeholder for this site's origin: a path is parsed alike under every host. */
const HERE = 'http://here.invalid';

function parsed(address: string): URL | undefined {
  try {
    return new URL(address, HERE);
  } catch {
    return undefined;
  }
}

/**
 * Path, query and hash of an address of this site, as browsers parse it; undefined for any other. Dots and
 * backslashes can leave two slashes at the start of a path (`/.//evil.example`), which would name another
 * host when it is parsed again: so only a path that parses to itself is accepted.
 */
export function ownAddress(input: string): string | undefined {
  if (!input.startsWith('/') || input.length > MAX_CHARACTERS) return undefined;
  const address = parsed(input);
  if (address?.origin !== HERE) return undefined;
  const own = address.pathname + address.search + address.hash;
  return parsed(own)?.href === address.href ? own : undefined;
}

/** The parameters of a list's address that contain what an administrator typed, such as the name of a member. */
export const searchParameters = ['q', 'name', 'person', 'ip', 'searchValue'] as const;
export type SearchParameter = (typeof searchParameters)[number];

/** The addresses of files in a content, each with the file's id. */
export const FILE_ADDRESS = /\/api\/v1\/files\/([\da-f-]{36})/g;
