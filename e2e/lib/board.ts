import type { Browser, Locator, Page } from '@playwright/test';
import { enterAs } from './sessions.ts';
import { expect } from './test.ts';

export const stageOf = (at: Page, name: RegExp): Locator => at.getByRole('region', { name });
export const cardsOf = (at: Page, stage: RegExp): Locator => stageOf(at, stage).getByRole('article');
export const nameOf = async (card: Locator): Promise<string> =>
  ((await card.getAttribute('aria-label')) ?? '').split(',')[0] ?? '';
export const cardIn = (at: Page, stage: RegExp, id: string): Locator => stageOf(at, stage).locator(`#${id}`);
export const idOf = async (card: Locator): Promise<string> => (await card.getAttribute('id')) ?? '';
/** The words at the foot of the page, as a screen reader hears them too. */
export const toastOf = (at: Page): Locator => at.getByRole('region', { name: '알림' });

/** A recruiter of the demonstration's company, logged in with a browser context of their own. */
export async function aRecruiter(browser: Browser) {
  const own = await browser.newContext();
  const at = await own.newPage();
  await enterAs(at, 'company');
  return { own, at };
}

/** Carries the pointer from the middle of one thing to a point of another, as a hand does: in steps, then resting. */
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
