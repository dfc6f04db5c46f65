import { expect, type Browser, type Page } from '@playwright/test';
import { countingContext, receivedBytes } from './fake-media.ts';
import { callAs, enterAs, type Account } from './sessions.ts';

interface Viewport {
  width: number;
  height: number;
}

const opened: Page[] = [];

/** A page in a context of its own, whose connections are counted; closed by `closeRooms`. */
export async function own(browser: Browser, account?: Account, viewport?: Viewport): Promise<Page> {
  const page = await (await countingContext(browser, { viewport })).newPage();
  opened.push(page);
  if (account) await enterAs(page, account);
  return page;
}

/** For afterEach. */
export async function closeRooms(): Promise<void> {
  for (const page of opened.splice(0)) await page.context().close();
}

/** An interview of the demonstration's company. */
export const createInterview = async (body: object): Promise<{ _id: string; code: string }> =>
  (
    await callAs<{ interview: { _id: string; code: string } }>('company', '/api/v1/company/interviews', {
      body,
    })
  ).interview;

/** An interview that everybody who has the link may ask to enter. */
export const forEverybody = (input: object = {}): Promise<{ _id: string; code: string }> =>
  createInterview({
    title: `면접 이야기 ${Date.now() % 100_000}`,
    entrance: { type: 'ONE_WITH_URL' },
    ...input,
  });

/** A host in the room. */
export async function host(
  browser: Browser,
  code: string,
  account: Account = 'company',
  viewport?: Viewport,
): Promise<Page> {
  const page = await own(browser, account, viewport);
  await page.goto(`/interview/${code}`);
  await page.getByRole('button', { name: /면접 시작하기|면접실 들어가기/ }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  return page;
}

/** Asks to enter under a name. */
export async function askToJoin(page: Page, name: string): Promise<void> {
  await page.getByLabel('이름').fill(name);
  await page.getByRole('button', { name: '입장 요청하기' }).click();
}

/** The host approves the first request. */
export const pressAdmit = (hosting: Page, options: { timeout?: number } = {}): Promise<void> =>
  hosting.getByRole('region', { name: '입장 요청' }).getByRole('button', { name: '승인' }).click(options);

/** A guest asks to enter and the host approves. */
export async function admit(
  browser: Browser,
  { code, hosting, name }: { code: string; hosting: Page; name: string },
): Promise<Page> {
  const page = await own(browser);
  await page.goto(`/interview/${code}`);
  await askToJoin(page, name);
  await expect(page.getByRole('heading', { name: '입장을 요청했어요' })).toBeVisible();
  await expect(hosting.getByText(`${name} 님이 입장을 요청했어요`)).toBeVisible();
  await pressAdmit(hosting);
  await expect(page.getByText('참여요청이 승인되었습니다')).toBeVisible();
  await page.getByRole('button', { name: '확인', exact: true }).click();
  await expect(hosting.locator('[data-participant]').filter({ hasText: name })).toBeVisible();
  return page;
}

/** Sound and picture arrive over so many connections of a page. */
export const expectMedia = (page: Page, links: number): Promise<void> =>
  expect
    .poll(
      async () => {
        const bytes = await receivedBytes(page);
        return bytes.filter(({ audio, video }) => audio > 500 && video > 5000).length;
      },
      { timeout: 180_000 },
    )
    .toBe(links);
