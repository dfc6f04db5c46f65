/** Without the slashes a browser takes the rest for a path of the site on which the link is. */
const BEGINNING = /^https?:\/\//i;

/** Whether a link leads to another site by http or https. */
export function isWebLink(link: string): boolean {
  if (!BEGINNING.test(link) || !URL.canParse(link)) return false;
  const { hostname, username } = new URL(link);
  return hostname !== '' && username === '';
}
