import type { Page } from '@playwright/test';
import { addresses, applicantAddresses, recruitmentAddresses } from './lib/addresses.ts';
import { logIn, logInToConsole } from './lib/people.ts';
import { expectSound, listenTo, openScreen } from './lib/screens.ts';
import { test } from './lib/test.ts';

// Every screen, for whom it is made, on a telephone and on a desk: sound for axe, never scrolling sideways, without errors.

// Each walk stands alone, so that they can be shared out.
test.describe.configure({ mode: 'parallel' });

const sizes = [
  { name: 'on a telephone', width: 360, height: 780 },
  { name: 'on a desk', width: 1440, height: 900 },
];

async function walk(page: Page, paths: readonly string[]) {
  const complaints = listenTo(page);
  for (const path of paths) {
    await test.step(path, async () => {
      await openScreen(page, path);
      await expectSound(page, path, complaints);
    });
  }
}

for (const { name, ...viewport } of sizes) {
  test.describe(name, () => {
    test.use({ viewport });
    test.setTimeout(240_000);

    test('visitors', async ({ page }) => {
      await walk(page, [...addresses.visitor, ...(await recruitmentAddresses(page))]);
    });

    test('persons', async ({ page }) => {
      await logIn(page, 'person', 'Person!2026', 'person');
      await walk(page, addresses.person);
    });

    test('companies', async ({ page }) => {
      await logIn(page, 'company', 'Company!2026', 'company');
      const ofApplicants = await applicantAddresses(page);
      await walk(page, [...addresses.company, ...ofApplicants]);
    });

    test('a company awaiting approval', async ({ page }) => {
      await logIn(page, 'pending', 'Pending!2026', 'company');
      await walk(page, addresses.pending);
    });

    test('administrators', async ({ page }) => {
      await logInToConsole(page);
      await walk(page, addresses.console);
    });
  });
}
