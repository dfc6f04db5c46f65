/** Longer addresses are nobody's: no page of this site has one. */
const MOST_CHARACTERS = 4096;
/** Stands for this site, wherever it runs: a path is read alike under every host. */
const HERE = 'http://here.invalid';

function parsed(address: string): URL | undefined {
  try {
    return new URL(address, HERE);
  } catch {
    return undefined;
  }
}

/**
 * Path, query and hash of an address of this site, as browsers read it; undefined for whatever leads elsewhere. Dots
 * and backslashes can leave two slashes at the head of a path (`/.//evil.example`), which would name another host when
 * it is read again: so only what stays the same when read again is an own address.
 */
export function ownAddress(given: string): string | undefined {
  if (!given.startsWith('/') || given.length > MOST_CHARACTERS) return undefined;
  const address = parsed(given);
  if (address?.origin !== HERE) return undefined;
  const own = address.pathname + address.search + address.hash;
  return parsed(own)?.href === address.href ? own : undefined;
}
