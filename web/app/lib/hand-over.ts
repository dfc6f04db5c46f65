const NAME = 'ieum.notice';

/** Leaves a sentence for the next page of this tab, for example after a login that loads it anew. */
export function handOver(message: string): void {
  try {
    sessionStorage.setItem(NAME, message);
  } catch {
    // The sentence is a courtesy; without storage the next page simply opens.
  }
}

/** Takes the sentence the page before left here, once. */
export function takeOver(): string | undefined {
  try {
    const message = sessionStorage.getItem(NAME) ?? undefined;
    sessionStorage.removeItem(NAME);
    return message;
  } catch {
    return undefined;
  }
}

/** An address of this site out of `?next=`, or nothing: other origins are never followed. */
export function ownAddress(next: string | null): string | undefined {
  if (!next?.startsWith('/')) return undefined;
  const address = new URL(next, location.origin);
  return address.origin === location.origin ? address.pathname + address.search + address.hash : undefined;
}
