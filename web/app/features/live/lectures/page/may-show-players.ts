/** Whether the document was loaded as one of the pages whose policy names the players. */
export function mayShowPlayers(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const loaded = navigation?.name ?? location.href;
  return URL.canParse(loaded) && /^\/lectures(\/|$)/.test(new URL(loaded).pathname);
}
