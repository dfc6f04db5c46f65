import type { Locator, Page } from '@playwright/test';

export const stageOf = (at: Page, name: RegExp): Locator => at.getByRole('region', { name });
export const cardsOf = (at: Page, stage: RegExp): Locator => stageOf(at, stage).getByRole('article');
export const nameOf = async (card: Locator): Promise<string> =>
  ((await card.getAttribute('aria-label')) ?? '').split(',')[0] ?? '';
export const cardIn = (at: Page, stage: RegExp, id: string): Locator => stageOf(at, stage).locator(`#${id}`);
export const idOf = async (card: Locator): Promise<string> => (await card.getAttribute('id')) ?? '';
/** The words at the foot of the page, as a screen reader hears them too. */
export const toastOf = (at: Page): Locator => at.getByRole('region', { name: '알림' });
