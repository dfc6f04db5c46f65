/** A document does not look as a transform expects it. */
export class UnexpectedDocument extends Error {
  override name = 'UnexpectedDocument';
}

const shorten = (text: string) => text.slice(0, 80);

/** Replaces the one place of a text in a document; throws where it is missing or repeated. */
export function replaceOnce(html: string, from: string, to: string): string {
  const places = html.split(from).length - 1;
  if (places !== 1) throw new UnexpectedDocument(`${places} places instead of one: ${shorten(from)}`);
  return html.replace(from, () => to);
}

/** Replaces each place of a text in a document; throws where there is none. */
export function replaceEach(html: string, from: string, to: string): string {
  if (!html.includes(from)) throw new UnexpectedDocument(`no place: ${shorten(from)}`);
  return html.replaceAll(from, () => to);
}
