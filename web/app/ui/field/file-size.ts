const KILO = 1024;

/** Bytes as text: `62MB`, `820KB`. */
export function sizeText(bytes: number): string {
  if (bytes >= KILO * KILO) return `${Math.round((bytes / KILO / KILO) * 10) / 10}MB`;
  return `${Math.max(1, Math.round(bytes / KILO))}KB`;
}
