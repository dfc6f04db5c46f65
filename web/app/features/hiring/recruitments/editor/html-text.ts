const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Plain text as HTML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);

/** The text of HTML, without markup. */
export function textOf(html: string): string {
  const page = new DOMParser().parseFromString(html.replaceAll(/<\/(p|li|h\d)>/g, ' '), 'text/html');
  return page.body.textContent.replaceAll(/\s+/g, ' ').trim();
}
