import { aFolder, removeFolder, startProduct, type Running } from '../../scripts/lib/product.ts';
import { hidePopups } from '../lib/popups.ts';
import { collectErrors, openScreen } from '../lib/screens.ts';
import { expect, test } from '../lib/test.ts';

// The documents without any of the transforms of `web/app/document/`: the switch for a version of React
// Router that writes its documents differently.

const folder = aFolder();
let product: Running | undefined;
test.beforeAll(async () => {
  // It loads a demonstration of its own beside the other stories.
  product = await startProduct({
    DATA_DIR: folder,
    DEMO: 'true',
    DOCUMENT_WITHOUT: 'all',
    LOG_LEVEL: 'error',
    QUIET_HOURS: 'false',
  });
});
test.afterAll(async () => {
  await product?.stop();
  removeFolder(folder);
});

test('a visitor filters, logs in and edits where the documents are not transformed', async ({ page }) => {
  const url = product?.url ?? '';
  const { popups } = await (await fetch(`${url}/api/v1/popups`)).json();
  await page.addInitScript(
    hidePopups,
    popups.map(({ _id }: { _id: string }) => _id),
  );
  const complaints = collectErrors(page);
  const to = (path: string) => openScreen(page, url + path);

  const html = await (await fetch(`${url}/recruitments`)).text();
  expect(html).toMatch(/<link[^>]* rel="stylesheet"/);
  await to('/');
  await to('/recruitments');
  const results = page.locator('main h3 a[href^="/recruitments/"]');
  const all = await results.first().getAttribute('href');
  await page.getByRole('checkbox', { name: /^서울/ }).check();
  await expect(page).toHaveURL(/region=/);
  await expect(results.first()).not.toHaveAttribute('href', all ?? '');
  await results.first().click();
  await expect(page).toHaveURL(/recruitments\/[\w-]{36}$/);
  await page.goBack();
  await expect(page).toHaveURL(/region=/);

  await to('/login');
  await page.getByLabel('아이디').fill('person');
  await page.getByLabel('비밀번호', { exact: true }).fill('Person!2026');
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await to('/dashboard/resume');
  await to('/dashboard/schedules');
  await to('/lectures');
  expect(complaints).toEqual([]);
});
