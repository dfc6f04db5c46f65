/** A link a company gave of itself, if a browser may open it; anything but http and https is left out. */
export function openable(link: string | null): URL | undefined {
  try {
    const url = new URL(link ?? '');
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined;
  } catch {
    return undefined;
  }
}
