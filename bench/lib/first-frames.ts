import type { Page } from '@playwright/test';

interface Noted {
  /** When a host pressed the button that approves. */
  approvedAt: number[];
  /** When the first picture of each other participant was shown, by their names. */
  shownAt: Map<string, number>;
}

type Noting = typeof globalThis & { noted: Noted };

/** Runs in a page: notes approvals and the first picture of everybody else, by a clock that all pages share. */
function noteFrames(): void {
  const noted: Noted = { approvedAt: [], shownAt: new Map() };
  Object.assign(globalThis, { noted });
  const now = () => performance.timeOrigin + performance.now();
  const press = ({ target }: Event) => {
    const isApproval = target instanceof Element && target.closest('button')?.textContent === '승인';
    if (isApproval) noted.approvedAt.push(now());
  };
  addEventListener('click', press, true);
  const watched = new WeakSet<Element>();
  const watch = () => {
    const videos = document.querySelectorAll<HTMLVideoElement>(
      '[data-participant]:not([data-link="own"]) video',
    );
    for (const video of videos) {
      if (watched.has(video)) continue;
      watched.add(video);
      const name = video.closest('[data-participant]')?.querySelector('b')?.textContent ?? '';
      video.requestVideoFrameCallback(() => noted.shownAt.set(name, now()));
    }
  };
  new MutationObserver(watch).observe(document, { childList: true, subtree: true });
}

export const noteFirstFrames = (page: Page): Promise<unknown> => page.addInitScript(noteFrames);

/** Waits until a page shows the pictures of so many others; when it approved and when it first showed each. */
export async function firstFrames(page: Page, others: number, withinMs: number) {
  const isComplete = (count: number) => (globalThis as Noting).noted.shownAt.size >= count;
  await page.waitForFunction(isComplete, others, { timeout: withinMs });
  return page.evaluate(() => {
    const { approvedAt, shownAt } = (globalThis as Noting).noted;
    return { approvedAt, shownAt: [...shownAt] };
  });
}

/** Runs in a page: whether every open connection passes a relay. */
async function areRelayed(): Promise<boolean> {
  const { madeConnections } = globalThis as unknown as { madeConnections: RTCPeerConnection[] };
  const open = madeConnections.filter(({ connectionState }) => connectionState === 'connected');
  const each = open.map(async (connection) => {
    const reports = [...(await connection.getStats()).values()] as Record<string, unknown>[];
    const used = reports.find(({ type, nominated, state }) => {
      return type === 'candidate-pair' && nominated === true && state === 'succeeded';
    });
    const ends = [used?.['localCandidateId'], used?.['remoteCandidateId']];
    return reports.some(({ id, candidateType }) => ends.includes(id) && candidateType === 'relay');
  });
  return open.length > 0 && (await Promise.all(each)).every(Boolean);
}

export const isRelayed = (page: Page): Promise<boolean> => page.evaluate(areRelayed);
