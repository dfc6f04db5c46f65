/** A link a company gave of itself, if a browser may open it; anything but http and https is left out. */
export function openable(link: string | null): URL | undefined {
  if (!link || !URL.canParse(link)) return undefined;
  const url = new URL(link);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined;
}
