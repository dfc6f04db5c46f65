import { expect } from '@playwright/test';
import { expectOpen, expectCloses } from './lib/layers.ts';
import type { Screen } from './lib/screen.ts';
import { story } from './lib/story.ts';
import { byRole, type Target } from './lib/target.ts';

/** Firefox drops Back when it begins while a history entry is pushed, so it is pressed again. */
async function backUntilGone(screen: Screen, layer: Target): Promise<void> {
  await screen.back();
  await screen.gone(layer, { within: 3000 }).catch(() => screen.back());
  await screen.gone(layer);
}

/** Goes back to an address; a Back during an unfinished one may be dropped. */
async function backTo(screen: Screen, address: string): Promise<void> {
  await screen.back();
  await screen.isAt(address, { within: 5000 }).catch(() => screen.back());
  await screen.isAt(address);
}

const bookmarkButton = byRole('button', /관심 공고/);

for (const width of [390, 1440] as const)
  for (const by of ['Escape', 'back'] as const)
    story(
      `the login card behind a bookmark opens at ${width} px and closes by ${by}`,
      async ({ openScreen }) => {
        const screen = await openScreen(width);
        await screen.open('/');
        await screen.open('/recruitments');
        await screen.click(bookmarkButton);
        await expectOpen(screen, byRole('dialog'));
        await expectCloses(screen, byRole('dialog'), { by, opener: bookmarkButton });
      },
    );

story('Back closes the filters of a phone, and only the next one leaves the list', async ({ openScreen }) => {
  const screen = await openScreen(390);
  await screen.open('/');
  await screen.open('/recruitments');
  await screen.click(byRole('link', /^필터/));
  await expectOpen(screen, byRole('dialog'));
  await expectCloses(screen, byRole('dialog'), { by: 'back' });
  await screen.back();
  await screen.isAt('/');
});

story(
  'Back right after ticking a filter on a phone closes the filters and keeps the new address',
  async ({ openScreen }) => {
    const screen = await openScreen(390);
    await screen.open('/');
    await screen.open('/recruitments');
    const dialog = byRole('dialog');
    for (const [kind, address] of [
      ['정규직', '/recruitments?types=REGULAR'],
      ['계약직', '/recruitments?types=REGULAR,CONTRACT'],
    ] as const) {
      await screen.click(byRole('link', /^필터/));
      await expectOpen(screen, dialog);
      await screen.click(byRole('checkbox', kind, { within: dialog }));
      await screen.isAt(address);
      await backUntilGone(screen, dialog);
      await screen.isAt(address);
    }
    for (const address of ['/recruitments?types=REGULAR', '/recruitments', '/'])
      await backTo(screen, address);
  },
);

story('Back closes the menu that the browser opened without scripts', async ({ openScreen }) => {
  const screen = await openScreen(390);
  await screen.open('/');
  await screen.open('/recruitments');
  const menu = byRole('navigation', '전체 메뉴');
  const entries = await screen.evaluate(() => history.length);
  await screen.evaluate(() => document.querySelector<HTMLElement>('#site-menu')?.showPopover());
  await screen.see(menu);
  await expect.poll(() => screen.evaluate(() => history.length)).toBe(entries + 1);
  await screen.back();
  await screen.gone(menu);
  await screen.isAt('/recruitments');
  await screen.back();
  await screen.isAt('/');
});
