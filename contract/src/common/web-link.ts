/** Whether a link leads to another site by http or https. */
export function isWebLink(link: string): boolean {
  if (!URL.canParse(link)) return false;
  const { protocol, hostname, username } = new URL(link);
  return /^https?:$/.test(protocol) && hostname !== '' && username === '';
}
