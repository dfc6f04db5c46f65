import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Moves the pressed pointer at a point until the page shows it: moves before the browser has begun to drag are lost. */
export const moveUntil = (page: Page, { x, y }: { x: number; y: number }, isShown: () => Promise<void>) =>
  expect(async () => {
    await page.mouse.move(x - 1, y - 1);
    await page.mouse.move(x, y);
    await isShown();
  }).toPass({ timeout: 30_000 });
