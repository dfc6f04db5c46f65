import type { Page } from '@playwright/test';
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

async function firstPosting(page: Page) {
  const answer = await page.request.get('/api/v1/recruitments?limit=1');
  const { recruitments } = (await answer.json()) as { recruitments: { _id: string; _company: string }[] };
  const [recruitment] = recruitments;
  if (!recruitment) throw new Error('the demonstration has no posting');
  return recruitment;
}

/** A posting of the demonstration's own company that has applicants. */
async function ownPosting(page: Page): Promise<string> {
  await page.goto('/dashboard/recruitments');
  const href = await page.locator('a[href*="/kanban"]').first().getAttribute('href');
  return (href ?? '').replace('/kanban', '');
}

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
      const { _id: id, _company: companyId } = await firstPosting(page);
      const texts = ['/about', '/service', '/guide', '/service-policy', '/privacy-policy', '/refuse'];
      const accounts = ['/login', '/join', '/join/intro'];
      const finds = [
        '/',
        '/recruitments',
        `/recruitments/${id}`,
        `/companies/${companyId}`,
        '/search?searchValue=해외',
      ];
      await walk(page, [...finds, ...texts, ...accounts]);
    });

    test('persons', async ({ page }) => {
      await logIn(page, 'person', 'Person!2026', 'person');
      await walk(page, [
        '/dashboard/resume',
        '/dashboard/applied',
        '/dashboard/watching',
        '/dashboard/companies',
        '/dashboard/password',
        '/dashboard/inbox',
        '/dashboard/password/create',
        '/dashboard/withdraw',
        '/dashboard/withdraw/password',
      ]);
    });

    test('companies', async ({ page }) => {
      await logIn(page, 'company', 'Company!2026', 'company');
      const posting = await ownPosting(page);
      const lists = ['/dashboard/company', '/dashboard/recruitments', '/dashboard/recruitments?edit=new'];
      await walk(page, [...lists, `${posting}/applications`, `${posting}/kanban`, `${posting}/recruits`]);
    });

    test('a company awaiting approval', async ({ page }) => {
      await logIn(page, 'pending', 'Pending!2026', 'company');
      await walk(page, [
        '/dashboard/company',
        '/dashboard/recruitments',
        '/dashboard/inbox',
        '/dashboard/withdraw',
      ]);
    });

    test('administrators', async ({ page }) => {
      await logInToConsole(page);
      await walk(page, [
        '/console',
        '/console/users',
        '/console/terms',
        '/console/terms?edit=new',
        '/console/audit-logs',
        '/console/inbox',
        '/console/password',
        '/console/users/create',
        '/console/users/levels',
        '/console/withdrawn-users',
        '/console/recruitment/list',
        '/console/setting',
        '/console/messages',
        '/console/messages/create',
        '/console/audit-logs?tab=readings',
        '/console/statistics/main',
        '/console/statistics/recruitment',
      ]);
    });
  });
}
