import { expect, test, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { logIn } from './lib/people.ts';

// The board of the demonstration's busiest posting, as recruiters use it: by keys, several at once, two of them together.

test.describe.configure({ mode: 'serial' });

let context: BrowserContext;
let page: Page;
let kanban: string;

const stageOf = (at: Page, name: RegExp): Locator => at.getByRole('region', { name });
const cardsOf = (at: Page, stage: RegExp): Locator => stageOf(at, stage).getByRole('article');
const nameOf = async (card: Locator): Promise<string> =>
  ((await card.getAttribute('aria-label')) ?? '').split(',')[0] ?? '';
const cardIn = (at: Page, stage: RegExp, id: string): Locator => stageOf(at, stage).locator(`#${id}`);
const idOf = async (card: Locator): Promise<string> => (await card.getAttribute('id')) ?? '';
/** The words at the foot of the page, as a screen reader hears them too. */
const toastOf = (at: Page): Locator => at.getByRole('region', { name: '알림' });

async function openBoard(at: Page) {
  await at.goto(kanban);
  await at.waitForLoadState('networkidle');
  await expect(cardsOf(at, /^지원 접수/).first()).toBeVisible();
}

async function aRecruiter(browser: Browser) {
  const own = await browser.newContext();
  const at = await own.newPage();
  await logIn(at, 'company', 'Company!2026', 'company');
  return { own, at };
}

async function moveByMenu(id: string, stage: string) {
  await cardIn(page, /^지원 접수/, id)
    .getByRole('button', { name: /더보기$/ })
    .click();
  await page.getByRole('menuitem', { name: stage, exact: true }).click();
}

test.beforeAll(async ({ browser }) => {
  ({ own: context, at: page } = await aRecruiter(browser));
  await page.goto('/dashboard/recruitments');
  const busiest = page.getByRole('link', { name: '북미 해외영업 매니저 (B2B 부품)', exact: true });
  kanban = (await busiest.first().getAttribute('href'))?.replace(/\/[^/]*$/, '/kanban') ?? '';
  expect(kanban).toMatch(/\/kanban$/);
});
test.afterAll(() => context.close());
test.beforeEach(() => openBoard(page));

test('a card is carried to the next stage by keys, stays there, and comes back by Ctrl+Z', async () => {
  const card = cardsOf(page, /^지원 접수/).first();
  const id = await idOf(card);
  await card.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/들었어요/)).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(cardIn(page, /^검토 중/, id)).toBeFocused();
  await expect(toastOf(page)).toContainText('검토 중으로 옮겼어요');
  await openBoard(page);
  await expect(cardIn(page, /^검토 중/, id)).toBeVisible();

  await cardIn(page, /^검토 중/, id).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(cardIn(page, /^면접/, id)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(cardIn(page, /^검토 중/, id)).toBeVisible();
  await openBoard(page);
  await expect(cardIn(page, /^검토 중/, id)).toBeVisible();
});

test('Escape puts a held card back', async () => {
  const card = cardsOf(page, /^지원 접수/).first();
  const id = await idOf(card);
  await card.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(cardIn(page, /^검토 중/, id)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cardIn(page, /^지원 접수/, id)).toBeFocused();
});

test('several are chosen by keys, moved together and taken back together', async () => {
  const [first, second] = [cardsOf(page, /^지원 접수/).nth(0), cardsOf(page, /^지원 접수/).nth(1)];
  const ids = [await idOf(first), await idOf(second)];
  await first.focus();
  await page.keyboard.press('x');
  await page.keyboard.press('Shift+ArrowDown');
  const bar = page.getByRole('toolbar');
  await expect(bar).toContainText('2명 선택');
  await bar.getByRole('button', { name: '단계 이동' }).click();
  await page.getByRole('menuitem', { name: '면접' }).click();
  for (const id of ids) await expect(cardIn(page, /^면접/, id)).toBeVisible();
  await toastOf(page).getByRole('button', { name: '되돌리기' }).first().click();
  for (const id of ids) await expect(cardIn(page, /^지원 접수/, id)).toBeVisible();
});

test('the folded stage shows its count and opens by keys', async () => {
  const folded = stageOf(page, /^불합격/).getByRole('button');
  await expect(folded).toContainText(/\d/);
  await folded.press('Enter');
  await expect(cardsOf(page, /^불합격/).first()).toBeVisible();
});

test('the drawer goes to the next applicant and back, and gives the focus back', async () => {
  const [first, second] = [cardsOf(page, /^지원 접수/).nth(0), cardsOf(page, /^지원 접수/).nth(1)];
  const names = [await nameOf(first), await nameOf(second)];
  const id = await idOf(first);
  await first.focus();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('complementary').getByRole('heading', { level: 2 });
  await expect(heading).toHaveText(names[0] ?? '');
  await page.keyboard.press('j');
  await expect(heading).toHaveText(names[1] ?? '');
  await page.keyboard.press('k');
  await expect(heading).toHaveText(names[0] ?? '');
  await expect(page).toHaveURL(/[?&]a=/);
  await page.keyboard.press('Escape');
  await expect(page.locator(`#${id}`)).toBeFocused();
});

test('a note saves itself', async () => {
  const memo = page.getByRole('textbox', { name: /메모/ });
  await cardsOf(page, /^지원 접수/)
    .nth(2)
    .focus();
  await page.keyboard.press('Enter');
  await memo.fill('다음 주에 다시 연락하기');
  await expect(page.getByText(/에 저장했어요/)).toBeVisible();
  await page.reload();
  await expect(memo).toHaveValue('다음 주에 다시 연락하기');
});

test('whoever was slower sees where the colleague has put the card', async ({ browser }) => {
  const { own, at } = await aRecruiter(browser);
  // The slower one hears nothing of the colleague.
  await at.routeWebSocket(/\/socket\//, (socket) => void socket.close());
  await at.route(/\/socket\//, (route) => route.abort());
  await openBoard(at);
  const card = cardsOf(at, /^지원 접수/).first();
  const [id, name] = [await idOf(card), await nameOf(card)];
  await page
    .getByRole('button', { name: `${name} 더보기` })
    .first()
    .click();
  await page.getByRole('menuitem', { name: '면접' }).click();
  await expect(cardIn(page, /^면접/, id)).toBeVisible();
  await page.waitForLoadState('networkidle');

  await card.focus();
  await at.keyboard.press('Space');
  await at.keyboard.press('ArrowRight');
  await at.keyboard.press('Space');
  await expect(toastOf(at)).toContainText('다른 담당자가 먼저 옮겼어요');
  await expect(cardIn(at, /^면접/, id)).toBeVisible();
  await own.close();
});

test('a colleague’s move appears within a second and is marked for a while', async ({ browser }) => {
  const { own, at } = await aRecruiter(browser);
  const joined = at.waitForEvent('websocket', (socket) => socket.url().includes('/socket'));
  await openBoard(at);
  await joined;
  await at.waitForTimeout(500);
  const id = await idOf(cardsOf(at, /^지원 접수/).nth(1));
  await moveByMenu(id, '합격');
  await expect(cardIn(at, /^합격/, id)).toBeVisible({ timeout: 1500 });
  await expect(cardIn(at, /^합격/, id)).toHaveAttribute('data-moved');
  await own.close();
});
