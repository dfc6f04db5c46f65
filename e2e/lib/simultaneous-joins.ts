import type { Page, WebSocketRoute } from '@playwright/test';

type JoinedEvent = ['joined', { success: boolean; participants?: unknown[] }];

const isJoined = (text: string) => text.includes('["joined",') && text.includes('"participants"');
const read = (text: string) => JSON.parse(text.slice(text.indexOf('['))) as JoinedEvent;

/** Calls back with every message of a page's socket; the second passes on those from the server. */
async function interceptSocket(
  page: Page,
  onSent: (text: string) => void,
  onReceived: (text: string, route: WebSocketRoute) => void,
): Promise<void> {
  await page.routeWebSocket(/\/socket\//, (route) => {
    const server = route.connectToServer();
    route.onMessage((message) => {
      onSent(String(message));
      server.send(message);
    });
    server.onMessage((message) => onReceived(String(message), route));
  });
}

/**
 * Makes two pages join a room at the same moment: each is informed that the other was there before. Returns
 * a function that counts the offers both have sent.
 */
export async function joinAtOnce(first: Page, second: Page): Promise<() => number> {
  let offers = 0;
  const count = (text: string) => void (offers += text.includes('"type":"offer"') ? 1 : 0);
  const queued: string[] = [];
  let release: ((participants: unknown[]) => void) | undefined;
  await interceptSocket(first, count, (text, route) => {
    if (isJoined(text))
      release = (participants) => {
        const [own, ...others] = queued.splice(0);
        if (own === undefined) return;
        const [event, joined] = read(own);
        route.send(own.slice(0, own.indexOf('[')) + JSON.stringify([event, { ...joined, participants }]));
        for (const other of others) route.send(other);
        release = undefined;
      };
    if (release) queued.push(text);
    else route.send(text);
  });
  await interceptSocket(second, count, (text, route) => {
    route.send(text);
    if (isJoined(text)) release?.(read(text)[1].participants ?? []);
  });
  return () => offers;
}
