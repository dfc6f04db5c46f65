import type { BrowserContext, Page } from '@playwright/test';
import { busiestRecruitment } from './lib/addresses.ts';
import {
  aRecruiter,
  cardIn,
  cardsOf,
  dragTo,
  dragUntil,
  idOf,
  moveByMenu,
  nameOf,
  openConnectedKanban,
  openKanban,
  pointOf,
  stageOf,
  toastOf,
} from './lib/kanban.ts';
import { decide } from './lib/hiring.ts';
import { expectAccessible, collectErrors } from './lib/screens.ts';
import { readStages, restoreStages } from './lib/stages.ts';
import { expect, test } from './lib/test.ts';

// The kanban of the demonstration's busiest recruitment, by keyboard and by two recruiters together.

test.describe.configure({ mode: 'serial' });

let context: BrowserContext;
let page: Page;
let [kanban, recruitment] = ['', ''];
let stages: Map<string, string>;

test.beforeAll(async ({ browser }) => {
  ({ own: context, at: page } = await aRecruiter(browser));
  const address = await busiestRecruitment();
  kanban = `${address}/kanban`;
  recruitment = address.split('/').at(-1) ?? '';
  stages = await readStages(page.request, recruitment);
});
test.afterAll(async () => {
  await restoreStages(page.request, recruitment, stages);
  await context.close();
});
test.beforeEach(() => openKanban(page, kanban));

test('a card moved to the next stage by the keyboard stays there and comes back by Ctrl+Z', async () => {
  const card = cardsOf(page, /^지원 접수/).first();
  const id = await idOf(card);
  await card.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/들었어요/)).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(cardIn(page, /^검토 중/, id)).toBeFocused();
  await expect(toastOf(page)).toContainText('검토 중으로 옮겼어요');
  await openKanban(page, kanban);
  await expect(cardIn(page, /^검토 중/, id)).toBeVisible();

  await cardIn(page, /^검토 중/, id).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(cardIn(page, /^면접/, id)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(cardIn(page, /^검토 중/, id)).toBeFocused();
  await openKanban(page, kanban);
  await expect(cardIn(page, /^검토 중/, id)).toBeVisible();
});

test('a decision asks whether the applicant is notified before the card moves, and can be cancelled or undone', async () => {
  const id = await idOf(cardsOf(page, /^지원 접수/).first());
  await moveByMenu(page, id, '합격');
  const question = page.getByRole('dialog', { name: /합격으로 옮길까요/ });
  await expect(question.getByRole('radio', { name: '알리기', exact: true })).toBeFocused();
  await expect(question.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(cardIn(page, /^지원 접수/, id)).toBeVisible();
  await moveByMenu(page, id, '합격');
  await decide(page);
  await expect(cardIn(page, /^합격/, id)).toBeVisible();
  await expect(toastOf(page)).toContainText(/뒤에 알려요|8시에 알려요/);
  await toastOf(page).getByRole('button', { name: '되돌리기' }).first().click();
  await expect(cardIn(page, /^지원 접수/, id)).toBeFocused();
});

test('Escape cancels a keyboard move of a card', async () => {
  const card = cardsOf(page, /^지원 접수/).first();
  const id = await idOf(card);
  await card.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(cardIn(page, /^검토 중/, id)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cardIn(page, /^지원 접수/, id)).toBeFocused();
});

test('several cards are selected by the keyboard, moved together and undone together', async () => {
  const [first, second] = [cardsOf(page, /^지원 접수/).nth(0), cardsOf(page, /^지원 접수/).nth(1)];
  const ids = [await idOf(first), await idOf(second)];
  await first.focus();
  await page.keyboard.press('x');
  await page.keyboard.press('Shift+ArrowDown');
  const bar = page.getByRole('toolbar');
  await expect(bar).toContainText('2명 선택');
  await bar.getByRole('button', { name: '단계 이동' }).click();
  await page.getByRole('menuitem', { name: '면접', exact: true }).click();
  for (const id of ids) await expect(cardIn(page, /^면접/, id)).toBeVisible();
  await toastOf(page).getByRole('button', { name: '되돌리기' }).first().click();
  for (const id of ids) await expect(cardIn(page, /^지원 접수/, id)).toBeVisible();
});

test('the collapsed stage shows its count and opens by the keyboard', async () => {
  const collapsed = stageOf(page, /^불합격/).getByRole('button');
  await expect(collapsed).toContainText(/\d/);
  await collapsed.press('Enter');
  await expect(cardsOf(page, /^불합격/).first()).toBeVisible();
});

test('the drawer goes to the next applicant and back, and returns the focus on closing', async () => {
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

test('a note is saved automatically', async () => {
  const memo = page.getByRole('textbox', { name: /메모/ });
  await cardsOf(page, /^지원 접수/)
    .nth(2)
    .focus();
  await page.keyboard.press('Enter');
  // A note that is already there, as when the story is tried again, is not saved.
  const note = `다음 주에 다시 연락하기 ${Date.now()}`;
  await memo.fill(note);
  await expect(page.getByText(/에 저장했어요/)).toBeVisible();
  await page.reload();
  await expect(memo).toHaveValue(note);
});

test('a recruiter whose move comes second sees where the colleague moved the card', async ({ browser }) => {
  const { own, at } = await aRecruiter(browser);
  // The second recruiter receives no events of the colleague's move.
  await at.routeWebSocket(/\/socket\//, (socket) => void socket.close());
  await at.route(/\/socket\//, (route) => route.abort());
  await openKanban(at, kanban);
  const card = cardsOf(at, /^지원 접수/).first();
  const [id, name] = [await idOf(card), await nameOf(card)];
  await page
    .getByRole('button', { name: `${name} 더보기` })
    .first()
    .click();
  await page.getByRole('menuitem', { name: '면접', exact: true }).click();
  await expect(cardIn(page, /^면접/, id)).toBeVisible();
  await page.waitForLoadState('networkidle');

  await card.focus();
  await at.keyboard.press('Space');
  await at.keyboard.press('ArrowRight');
  await at.keyboard.press('Space');
  await expect(toastOf(at)).toContainText('님이 먼저 옮겼어요');
  await expect(cardIn(at, /^면접/, id)).toBeVisible();
  await own.close();
});

test('a colleague’s move appears without a reload and is highlighted for a while', async ({ browser }) => {
  const { own, at } = await openConnectedKanban(browser, kanban);
  const id = await idOf(cardsOf(at, /^지원 접수/).nth(1));
  await moveByMenu(page, id, '검토 중');
  await expect(cardIn(at, /^검토 중/, id)).toBeVisible();
  await expect(cardIn(at, /^검토 중/, id)).toHaveAttribute('data-moved');
  await own.close();
});

test('the history and bookmark of an opened applicant update when a colleague changes them', async ({
  browser,
}) => {
  const { own, at } = await openConnectedKanban(browser, kanban);
  const card = cardsOf(at, /^지원 접수/).nth(1);
  const [id, name] = [await idOf(card), await nameOf(card)];
  await card.focus();
  await at.keyboard.press('Enter');
  const drawer = at.getByRole('complementary').filter({ has: at.getByRole('heading', { level: 2, name }) });
  await drawer.getByRole('tab').last().click();
  const lines = drawer.getByRole('tabpanel').getByRole('listitem');
  const before = await lines.count();
  await moveByMenu(page, id, '면접');
  await expect(lines).toHaveCount(before + 1);
  await expect(lines.first()).toContainText('면접');
  const bookmark = drawer.getByRole('button', { name: new RegExp(`^${name}.*별표`) });
  const isSet = (await bookmark.getAttribute('aria-pressed')) === 'true';
  await cardIn(page, /^면접/, id)
    .getByRole('button', { name: new RegExp(`^${name}.*별표`) })
    .click();
  await expect(bookmark).toHaveAttribute('aria-pressed', String(!isSet));
  await own.close();
});

test('a card dragged by the pointer between two cards of another stage stays there', async () => {
  const id = await idOf(cardsOf(page, /^지원 접수/).nth(1));
  const below = cardsOf(page, /^면접/).nth(1);
  const [aboveId, belowId] = [await idOf(cardsOf(page, /^면접/).nth(0)), await idOf(below)];
  const isShown = () => expect(below).toHaveAttribute('data-edge', 'top', { timeout: 500 });
  await dragUntil(page, page.locator(`#${id}`), { to: await pointOf(below, 90, 12), isShown });
  await page.mouse.up();
  const positions = async () =>
    (await cardsOf(page, /^면접/).evaluateAll((all) => all.map(({ id: one }) => one))).slice(0, 3);
  await expect.poll(positions).toEqual([aboveId, id, belowId]);
  await expect(toastOf(page)).toContainText('면접으로 옮겼어요');
  await openKanban(page, kanban);
  expect(await positions()).toEqual([aboveId, id, belowId]);
});

test('a card dropped outside the kanban returns to its column', async () => {
  const id = await idOf(cardsOf(page, /^지원 접수/).nth(0));
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  await dragTo(page, page.locator(`#${id}`), { x: (heading?.x ?? 0) + 20, y: (heading?.y ?? 0) + 10 });
  await page.mouse.up();
  await expect(cardIn(page, /^지원 접수/, id)).toBeVisible();
  await openKanban(page, kanban);
  expect(await idOf(cardsOf(page, /^지원 접수/).nth(0))).toBe(id);
});

test.describe('on a phone', () => {
  test.beforeEach(() => page.setViewportSize({ width: 390, height: 844 }));
  test.afterEach(() => page.setViewportSize({ width: 1440, height: 900 }));

  test('a card moved by the sheet of stages stays there', async () => {
    const complaints = collectErrors(page);
    await openKanban(page, kanban);
    const chip = (stage: string) =>
      page.getByRole('group', { name: /단계/ }).getByRole('button', { name: new RegExp(`^${stage}`) });
    const card = page.getByRole('article').first();
    const id = await idOf(card);
    await card.getByRole('button', { name: '단계 옮기기' }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('button', { name: '지원 접수', exact: true })).toBeDisabled();
    await expectAccessible(page, 'the sheet of stages', complaints);
    const next = await idOf(page.getByRole('article').nth(1));
    await sheet.getByRole('button', { name: '검토 중', exact: true }).press('Enter');
    await expect(page.locator(`#${id}`)).toBeHidden();
    await expect(page.locator(`#${next}`)).toBeFocused();
    await toastOf(page).getByRole('button', { name: '되돌리기' }).first().press('Enter');
    await expect(page.locator(`#${id}`)).toBeFocused();
    await card.getByRole('button', { name: '단계 옮기기' }).click();
    await sheet.getByRole('button', { name: '검토 중', exact: true }).click();
    await expect(page.locator(`#${id}`)).toBeHidden();
    await chip('검토 중').click();
    await expect(page.locator(`#${id}`)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.reload();
    await expect(page.locator(`#${id}`)).toBeVisible();
  });
});

test('comparing, opening, selecting and downloading pass axe', async () => {
  const complaints = collectErrors(page);
  const [first, second] = [cardsOf(page, /^지원 접수/).nth(0), cardsOf(page, /^지원 접수/).nth(1)];
  await first.focus();
  await page.keyboard.press('x');
  await page.keyboard.press('Shift+ArrowDown');
  await expectAccessible(page, 'chosen cards', complaints);
  const name = await nameOf(second);
  await page.getByRole('toolbar').getByRole('button', { name: '비교' }).click();
  await expect(page.getByRole('columnheader', { name })).toBeVisible();
  await expectAccessible(page, 'the comparison', complaints);
  await page.keyboard.press('Escape');
  await openKanban(page, kanban);
  await page.getByRole('button', { name: '엑셀 내려받기' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await expectAccessible(page, 'the download', complaints);
  await page.keyboard.press('Escape');

  await first.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('complementary').getByRole('tab').last().click();
  await expectAccessible(page, 'the opened applicant', complaints);
  await page.keyboard.press('Escape');
});

test('pressing another card right after closing the drawer opens that card', async () => {
  const cards = cardsOf(page, /^지원 접수/);
  await cards.nth(2).click({ position: { x: 60, y: 70 } });
  const heading = page.getByRole('complementary').getByRole('heading', { level: 2 });
  await expect(heading).toHaveText(await nameOf(cards.nth(2)));
  await page.keyboard.press('j');
  await expect(heading).toHaveText(await nameOf(cards.nth(3)));
  await page.keyboard.press('Escape');
  await cards.nth(0).click({ position: { x: 60, y: 70 } });
  await expect(heading).toHaveText(await nameOf(cards.nth(0)));
});
