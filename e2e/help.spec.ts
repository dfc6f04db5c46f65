import { enterAs } from './lib/sessions.ts';
import { expectAccessible, openScreen } from './lib/screens.ts';
import { expect, test } from './lib/test.ts';

// The help centre: finding an answer, reading a notice, and saying that an answer did not help.

test('an answer is found from the home page and opens by its own address', async ({ page }) => {
  await openScreen(page, '/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /자주 묻는 질문/ })
    .click();
  await expect(page).toHaveURL(/\/center\/faqs$/);
  await page.getByRole('link', { name: '회원', exact: true }).click();
  await expect(page).toHaveURL(/category=ACCOUNT/);
  const question = page.locator('details', { hasText: '비밀번호를 잊었어요' });
  await question.locator('summary').click();
  await expect(question.getByText('임시 비밀번호를 문자로')).toBeVisible();
  await question.getByRole('link', { name: '이 질문의 주소' }).click();
  const address = page.url();
  await page.goto('/center');
  await page.goto(address);
  await expect(question.getByText('임시 비밀번호를 문자로')).toBeVisible();
  await expectAccessible(page, '/center/faqs', []);
});

test('a search without scripts shows questions and notices, and the way to ask when nothing matches', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/center');
  const form = page.getByRole('search', { name: '고객센터 검색' });
  await form.getByRole('searchbox').fill('상담회');
  await form.getByRole('button', { name: '검색' }).click();
  await expect(page.getByRole('link', { name: /채용 상담회 참가 안내/ })).toBeVisible();
  await expect(page.locator('mark').first()).toHaveText('상담회');
  await form.getByRole('searchbox').fill('없는말이에요');
  await form.getByRole('button', { name: '검색' }).click();
  await expect(page.getByText('‘없는말이에요’에 맞는 결과가 없어요')).toBeVisible();
  await expect(page.getByRole('link', { name: '1:1 문의하기' })).toBeVisible();
  await context.close();
});

test('a notice has its file, and the notices before and after it', async ({ page }) => {
  await openScreen(page, '/center/notice');
  await page.getByRole('link', { name: /채용 상담회 참가 안내/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('채용 상담회 참가 안내');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: '채용 상담회 참가 안내문.pdf 내려받기' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('채용 상담회 참가 안내문.pdf');
  await page.getByRole('link', { name: /^이전 글/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('기업 회원 사업자등록증 확인 절차 안내');
});

test('why an answer did not help reaches the administrators', async ({ page, browser }) => {
  const reason = `그림이 있으면 좋겠어요 ${Date.now()}`;
  await openScreen(page, '/center/faqs?category=ETC');
  const question = page.locator('details', { hasText: '어떤 브라우저에서 쓸 수 있나요?' });
  await question.locator('summary').click();
  await question.getByRole('button', { name: '아니요' }).click();
  await question.getByLabel(/아쉬웠나요/).fill(reason);
  await question.getByRole('button', { name: '의견 보내기' }).click();
  await expect(question.getByText(/의견을 보냈어요/)).toBeVisible();

  const context = await browser.newContext();
  const admin = await context.newPage();
  await enterAs(admin, 'admin');
  await admin.goto('/console/center/faqs?category=ETC');
  await admin.getByRole('link', { name: '어떤 브라우저에서 쓸 수 있나요?' }).click();
  await expect(admin.getByText(reason)).toBeVisible();
  await context.close();
});

test('a printed policy has its contents and its whole text, and no navigation', async ({ page }) => {
  await openScreen(page, '/service-policy');
  const contents = page.getByRole('navigation', { name: '목차' }).first();
  for (const width of [390, 718, 1440]) {
    await page.setViewportSize({ width, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    await expect(contents.getByRole('link').first()).toBeVisible();
    await expect(page.locator('main details:visible')).toHaveCount(0);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button', { name: '인쇄하기' })).toBeHidden();
    const isCut = await contents.evaluate((list) => list.scrollHeight > list.clientHeight);
    expect(isCut).toBe(false);
    await page.emulateMedia({ media: 'screen' });
  }
});
