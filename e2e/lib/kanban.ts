import { moveUntil } from './drag.ts';
import type { Browser, Locator, Page } from '@playwright/test';
import { enterAs } from './sessions.ts';
import { expect } from './test.ts';

export const stageOf = (at: Page, name: RegExp): Locator => at.getByRole('region', { name });
export const cardsOf = (at: Page, stage: RegExp): Locator => stageOf(at, stage).getByRole('article');
export const nameOf = async (card: Locator): Promise<string> =>
  ((await card.getAttribute('aria-label')) ?? '').split(',')[0] ?? '';
export const cardIn = (at: Page, stage: RegExp, id: string): Locator => stageOf(at, stage).locator(`#${id}`);
export const idOf = async (card: Locator): Promise<string> => (await card.getAttribute('id')) ?? '';
/** The text at the bottom of the page, as a screen reader reads it too. */
export const toastOf = (at: Page): Locator => at.getByRole('region', { name: '알림' });

/** A recruiter of the demonstration's company, logged in with a separate browser context. */
export async function aRecruiter(browser: Browser) {
  const own = await browser.newContext();
  const at = await own.newPage();
  await enterAs(at, 'company');
  return { own, at };
}

/** Opens a kanban and waits until its cards are shown. */
export async function openKanban(at: Page, address: string) {
  await at.goto(address);
  await at.waitForLoadState('networkidle');
  await expect(cardsOf(at, /^지원 접수/).first()).toBeVisible();
}

/** Another recruiter, whose kanban receives the first one's changes. */
export async function openConnectedKanban(browser: Browser, address: string) {
  const recruiter = await aRecruiter(browser);
  const connected = recruiter.at.waitForEvent('websocket', (socket) => socket.url().includes('/socket'));
  await openKanban(recruiter.at, address);
  await connected;
  // Nothing on the page shows when the socket has joined the recruitment.
  await recruiter.at.waitForTimeout(500);
  return recruiter;
}

/** Moves a new applicant by the menu of the card. */
export async function moveByMenu(at: Page, id: string, stage: string) {
  await cardIn(at, /^지원 접수/, id)
    .getByRole('button', { name: /더보기$/ })
    .click();
  await at.getByRole('menuitem', { name: stage, exact: true }).click();
}

/**
 * Moves the pointer from the middle of one element to a point of another in steps, with a pause at the
 * end.
 */
export async function dragTo(at: Page, from: Locator, to: { x: number; y: number }) {
  await from.hover();
  await expect(from).toHaveAttribute('draggable', 'true');
  const box = await from.boundingBox();
  if (!box) throw new Error('nothing to drag');
  await at.mouse.move(box.x + 60, box.y + box.height - 20);
  await at.mouse.down();
  await at.mouse.move(box.x + 70, box.y + box.height - 14, { steps: 4 });
  await at.mouse.move(to.x, to.y, { steps: 12 });
  await at.mouse.move(to.x + 1, to.y + 1);
}

/** Drags an element to a point and goes on moving there until the page shows where it would be dropped. */
export async function dragUntil(
  at: Page,
  from: Locator,
  { to, isShown }: { to: { x: number; y: number }; isShown: () => Promise<void> },
) {
  await dragTo(at, from, to);
  await moveUntil(at, to, isShown);
}

/** A point at a distance from the upper left corner of an element, in pixels. */
export async function pointOf(element: Locator, right: number, down: number) {
  const box = await element.boundingBox();
  return { x: (box?.x ?? 0) + right, y: (box?.y ?? 0) + down };
}
