/** A document does not look as a transform expects it. */
export class UnexpectedDocument extends Error {
  override name = 'UnexpectedDocument';
}

const shorten = (text: string) => text.slice(0, 80);

/** Replaces the one place of a text in a document; throws where it is missing or repeated. */
export function replaceOnce(html: string, from: string, to: string): string {
  const at = html.indexOf(from);
  if (at === -1 || html.includes(from, at + from.length)) {
    const places = html.split(from).length - 1;
    throw new UnexpectedDocument(`${places} places instead of one: ${shorten(from)}`);
  }
  return html.slice(0, at) + to + html.slice(at + from.length);
}

/** Replaces each place of a text in a document; throws where there is none. */
export function replaceEach(html: string, from: string, to: string): string {
  if (!html.includes(from)) throw new UnexpectedDocument(`no place: ${shorten(from)}`);
  return html.replaceAll(from, () => to);
}
