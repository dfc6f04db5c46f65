import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { enterAs } from './lib/sessions.ts';
import { expect, test } from './lib/test.ts';

// A high-contrast theme removes every background: states and amounts must be visible all the same.

test.use({ contextOptions: { forcedColors: 'active' } });

/**
 * The colours in the picture of an element, the most frequent first, without those at the edges between
 * them.
 */
async function coloursOf(part: Locator): Promise<number[]> {
  const { data, info } = await sharp(await part.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += info.channels) {
    const colour = data.readUIntBE(at, 3);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const min = data.length / info.channels / 50;
  return [...counts]
    .filter(([, count]) => count > min)
    .toSorted(([, one], [, other]) => other - one)
    .map(([colour]) => colour);
}

test('in a high-contrast theme, switches show whether they are on and stages show their counts', async ({
  page,
}) => {
  await enterAs(page, 'company');
  await page.goto('/dashboard/recruitments');
  const bar = page.locator('main [role="img"]:has([data-stage] ~ [data-stage])').first();
  await bar.scrollIntoViewIfNeeded();
  const stages = await bar.locator('[data-stage]').count();
  expect((await coloursOf(bar)).length).toBeGreaterThanOrEqual(stages);
  await page.goto('/dashboard/recruitments?edit=new');
  const input = page.getByRole('switch', { name: /^상시모집/ });
  await expect(input).toBeAttached();
  await expect.poll(async () => (await coloursOf(input)).length).toBeGreaterThan(1);
  const off = await coloursOf(input);
  await input.click();
  await expect(input).toBeChecked();
  await expect.poll(() => coloursOf(input)).not.toEqual(off);
});
