/** A link on a company's profile, if it is http or https; any other is left out. */
export function openable(link: string | null): URL | undefined {
  try {
    const url = new URL(link ?? '');
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined;
  } catch {
    return undefined;
  }
}
