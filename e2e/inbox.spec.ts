import type { Browser, Page, Locator } from '@playwright/test';
import { moveTo } from './lib/hiring.ts';
import { logIn } from './lib/people.ts';
import { expectSound, listenTo, openScreen } from './lib/screens.ts';
import { expect, test } from './lib/test.ts';

// What happens on one side is told on the other, by the bell.

const PERSON = '윤지호';
const COMPANY = '한빛정밀';

interface Applied {
  _recruitment: string;
  company: { name: string };
  progress: string | null;
}

/** The time of undo and the job that follows it. */
const UNDONE_BY = 40_000;

const opened: Page[] = [];
async function own(browser: Browser, viewport = { width: 1440, height: 900 }): Promise<Page> {
  const page = await (await browser.newContext({ viewport })).newPage();
  opened.push(page);
  return page;
}
test.afterAll(async () => {
  for (const page of opened) await page.context().close();
});

const silent = (page: Page) => page.getByRole('button', { name: '알림', exact: true });
const ringing = (page: Page) => page.getByRole('button', { name: /^알림, 안 읽음/ });

/** The recruitment of the demonstration's company at which the person has been interviewed. */
async function findRecruitment(page: Page): Promise<string> {
  const [asked] = await Promise.all([
    page.waitForRequest(/\/person\/recruitment-applications/),
    page.goto('/dashboard/applied'),
  ]);
  const authorization = (await asked.headerValue('authorization')) ?? '';
  const url = '/api/v1/person/recruitment-applications?limit=100';
  const answer = await page.request.get(url, { headers: { authorization } });
  const { applications } = (await answer.json()) as { applications: Applied[] };
  const found = applications.find(
    ({ company, progress }) => company.name === COMPANY && progress === 'MEETING',
  );
  if (!found) throw new Error('the demonstration has no such application');
  return found._recruitment;
}

async function readAll(page: Page) {
  await page.goto('/dashboard/inbox');
  await page.waitForLoadState('networkidle');
  if (await ringing(page).isVisible()) await page.getByRole('button', { name: '모두 읽음' }).first().click();
  await expect(silent(page)).toBeVisible();
}

test('a company moves an applicant, whose bell rings, leads to 지원 현황 and falls silent', async ({
  browser,
}) => {
  test.setTimeout(150_000);
  const atPerson = await own(browser);
  await logIn(atPerson, 'person', 'Person!2026', 'person');
  const recruitment = await findRecruitment(atPerson);
  await readAll(atPerson);
  await atPerson.goto('/dashboard/applied');
  const accepted = atPerson.getByRole('link', { name: /^합격/ });
  const before = await accepted.innerText();
  const atCompany = await own(browser);
  await logIn(atCompany, 'company', 'Company!2026', 'company');
  await atCompany.goto(`/dashboard/recruitments/${recruitment}/kanban`);
  await moveTo(atCompany, PERSON, '합격');
  // The bell rings when the move can no longer be undone.
  await expect(ringing(atPerson)).toHaveAccessibleName('알림, 안 읽음 1', { timeout: UNDONE_BY });
  await expect(accepted).not.toHaveText(before);
  await ringing(atPerson).click();
  await atPerson
    .getByRole('dialog', { name: '알림' })
    .getByRole('link', { name: /한빛정밀에 합격했어요/ })
    .first()
    .click();
  await atPerson.waitForURL(/\/dashboard\/applied/);
  await expect(silent(atPerson)).toBeVisible();
  await atPerson.reload();
  await expect(silent(atPerson)).toBeVisible();
});

for (const width of [360, 1440])
  test(`the bell’s layer is sound and closes by Escape at ${width} px`, async ({ browser }) => {
    const page = await own(browser, { width, height: 800 });
    const complaints = listenTo(page);
    await logIn(page, 'person', 'Person!2026', 'person');
    await openScreen(page, '/dashboard/inbox');
    const bell = page.getByRole('button', { name: /^알림/ }).first();
    await bell.press('Enter');
    const layer = page.getByRole('dialog', { name: '알림' });
    await expect(layer.getByRole('link', { name: '알림 모두 보기' })).toBeVisible();
    await expectSound(page, `the bell at ${width}`, complaints);
    await page.keyboard.press('Escape');
    await expect(layer).toBeHidden();
    await expect(bell).toBeFocused();
  });

test('the bell stands on visitors’ pages for whoever is logged in, and for nobody else', async ({
  browser,
}) => {
  const page = await own(browser, { width: 390, height: 844 });
  await openScreen(page, '/');
  await expect(page.getByRole('button', { name: /^알림/ })).toHaveCount(0);
  await logIn(page, 'person', 'Person!2026', 'person');
  await openScreen(page, '/');
  await page.getByRole('button', { name: /^알림/ }).click();
  await page.getByRole('link', { name: '알림 모두 보기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '알림' })).toBeVisible();
});

/** A box that shows what the account says follows its click a moment later. */
async function turn(box: Locator, isOn: boolean) {
  if ((await box.isChecked()) !== isOn) await box.click({ force: true });
  await expect(box).toBeChecked({ checked: isOn });
}

test('what a member chooses to hear of stays chosen, and a yes to advertising says its day', async ({
  browser,
}) => {
  const page = await own(browser);
  await logIn(page, 'person', 'Person!2026', 'person');
  await openScreen(page, '/dashboard/password#messages');
  const boxes = ['마감 알림 문자', '이음 소식 (광고) 이메일'].map((name) =>
    page.getByRole('checkbox', { name }),
  );
  for (const isOn of [false, true]) for (const box of boxes) await turn(box, isOn);
  await expect(page.getByText(/에 이음 소식 받기에 동의했어요/).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.reload();
  for (const box of boxes) await expect(box).toBeChecked();
  for (const box of boxes) await turn(box, false);
  await page.waitForLoadState('networkidle');
});

test('a changed refusal link says what to do', async ({ browser }) => {
  const page = await own(browser, { width: 390, height: 844 });
  await openScreen(page, '/refuse?t=changed');
  await page.getByRole('button', { name: '그만 받기' }).click();
  await expect(page.getByRole('alert')).toContainText('받은 메시지의 링크를 다시 눌러 주세요');
});
