/** The console's preview of a public page, at a moment, or now. */
export function previewAddress(page: string, at?: string | null): string {
  const query = new URLSearchParams({ page, ...(at && { at }) });
  return `/console/preview?${query.toString()}`;
}
