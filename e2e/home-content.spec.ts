import sharp from 'sharp';
import { enterAs } from './lib/sessions.ts';
import { expect, test } from './lib/test.ts';

// An administrator changes the home page. The content is for a language or a time that no other story looks
// at.

const aPicture = () =>
  sharp({ create: { width: 1600, height: 2400, channels: 3, background: '#2450d8' } })
    .png()
    .toBuffer();

test('a picture of the menu is written in the console and opens on the home page', async ({
  page,
  browser,
}) => {
  await enterAs(page, 'admin');
  await page.goto('/console/banners/create');
  await page.getByRole('radio', { name: '메뉴 이미지' }).check({ force: true });
  await page.getByRole('textbox', { name: '배너 이름' }).fill('한눈에 보는 서비스');
  const slide = page.getByRole('region', { name: '슬라이드 1' });
  await page.getByRole('button', { name: '저장하기' }).click();
  await expect(slide.getByText('이미지를 올려 주세요')).toBeVisible();
  await slide.locator('input[type=file]').setInputFiles({
    name: '메뉴.png',
    mimeType: 'image/png',
    buffer: await aPicture(),
  });
  await expect(slide.getByAltText('올린 이미지')).toBeVisible();
  await slide.getByRole('textbox', { name: '이미지 설명' }).fill('한눈에 보는 이음');
  await slide.getByRole('textbox', { name: /누르면 여는 주소/ }).fill('javascript:alert(1)');
  await page.getByRole('switch', { name: '게시하기' }).check({ force: true });
  await page.getByRole('button', { name: '저장하기' }).click();
  await expect(slide.getByText(/http나 https 주소, 또는 \/로 시작하는/).last()).toBeVisible();
  await slide.getByRole('textbox', { name: /누르면 여는 주소/ }).fill('https://fair.example/map');
  await expect(slide.getByText(/다른 사이트는 언제나 새 창으로 열고/)).toBeVisible();
  await page.getByRole('button', { name: '저장하기' }).click();
  await expect(page).toHaveURL(/\/console\/banners$/);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/');
  await visitor.locator('html[data-live]').waitFor();
  await visitor.getByRole('link', { name: '한눈에 보는 이음' }).click();
  const dialog = visitor.getByRole('dialog', { name: '한눈에 보는 이음' });
  const link = dialog.getByRole('link', { name: /새 창/ });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener');
  await expect
    .poll(() => dialog.evaluate((element) => element.getBoundingClientRect().height / innerHeight))
    .toBeGreaterThan(0.8);
  expect(
    await dialog.evaluate((element) => element.getBoundingClientRect().height / innerHeight),
  ).toBeLessThan(0.851);
  await visitor.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.getByRole('link', { name: '한눈에 보는 서비스' }).click();
  await page.getByRole('button', { name: '배너 삭제하기' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '배너 삭제하기' }).click();
  await expect(page).toHaveURL(/\/console\/banners$/);
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(visitor.getByRole('link', { name: '한눈에 보는 이음' })).toHaveCount(0);
});

test('the carousel moves every five seconds in half a second, its slides 24 px apart', async ({
  browser,
}) => {
  const context = await browser.newContext({ reducedMotion: 'no-preference' });
  const page = await context.newPage();
  await page.goto('/');
  const carousel = page.getByRole('region', { name: '알려 드려요' });
  const slide = carousel.getByRole('listitem').first();
  await expect(slide.getByRole('link')).toHaveAttribute('href', /^\/recruitments/);
  await carousel.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-moving]')).toBeVisible();
  await expect(carousel.locator('ul')).toHaveCSS('column-gap', '24px');
  await expect(slide).toHaveCSS('transition-duration', '0.5s');
  await expect(carousel.getByText('2 / 4')).toBeVisible();
  const since = Date.now();
  await expect(carousel.getByText('3 / 4')).toBeVisible();
  expect(Math.abs(Date.now() - since - 5000)).toBeLessThan(1000);
});

test('the banner is a row of links without scripts', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto('/');
  const carousel = page.getByRole('region', { name: '알려 드려요' });
  await expect(carousel.getByRole('link')).toHaveCount(4);
  await carousel.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/recruitments\?searchValue=/);
});

test('a popup is planned, moved to the front by the keyboard and deleted', async ({ page }) => {
  await enterAs(page, 'admin');
  await page.goto('/console/popups?edit=new');
  await page.getByRole('textbox', { name: '제목', exact: true }).fill('설 연휴 안내');
  await page.getByRole('button', { name: '저장하기' }).click();
  await expect(page.getByText('이미지나 내용 가운데 하나는 있어야 해요')).toBeVisible();
  const content = page.getByRole('textbox', { name: '내용' });
  await content.click();
  await page.keyboard.type('설 연휴에는 상담을 쉬어요.');
  await expect(
    page.getByRole('region', { name: '미리보기' }).getByText('설 연휴에는 상담을 쉬어요.'),
  ).toHaveCount(2);
  await page.getByRole('switch', { name: '게시하기' }).check({ force: true });
  await page.getByRole('textbox', { name: '시작하는 날' }).fill('2099.01.20');
  await page.getByRole('button', { name: '저장하기' }).click();
  await expect(page).toHaveURL(/\/console\/popups$/);
  await expect(page.getByRole('row', { name: /설 연휴 안내.*예약됨/ })).toBeVisible();

  await page.getByRole('button', { name: '순서 바꾸기', exact: true }).click();
  const order = page.getByRole('dialog', { name: '순서 바꾸기' });
  const grips = order.getByRole('button', { name: /순서 바꾸기$/ });
  await expect(grips).toHaveCount(3);
  await order.getByRole('button', { name: '설 연휴 안내 순서 바꾸기' }).press('End');
  await expect(grips.last()).toHaveAccessibleName('설 연휴 안내 순서 바꾸기');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row').last()).toContainText('설 연휴 안내');

  await page.getByRole('link', { name: '설 연휴 안내' }).click();
  await page.getByRole('button', { name: '팝업 삭제하기' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '팝업 삭제하기' }).click();
  await expect(page.getByRole('link', { name: '설 연휴 안내' })).toHaveCount(0);
});

test('the calendar of content leads to the editor of a banner and to the months around', async ({ page }) => {
  await enterAs(page, 'admin');
  await page.goto('/console/calendar?month=2026-12');
  await page.getByRole('link', { name: '다음 달' }).click();
  await expect(page.getByText('2027년 1월', { exact: true }).first()).toBeVisible();
  await page.getByRole('link', { name: '이번 달' }).click();
  await page
    .getByRole('link', { name: /11월 메인 배너/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/console\/banners\/[\da-f-]{36}/);
});
