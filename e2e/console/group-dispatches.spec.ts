import type { Page } from '@playwright/test';
import { QUIET_HOURS } from '../../contract/src/common/message-delivery.ts';
import { messagePaths } from '../../contract/src/foundation/messages/paths.ts';
import { chooseOwnPassword } from '../lib/administrators.ts';
import { chooseRegion, manyPersons } from '../lib/groups.ts';
import { expectAccessibleAtBothSizes } from '../lib/screens.ts';
import { call, enterAs, tokensOf, type Credentials } from '../lib/sessions.ts';
import { expect, test } from '../lib/test.ts';

// A message to the members who match conditions: counted, tried, sent and counted again.

test.use({ actionTimeout: 20_000 });

const REGION = '제주특별자치도';
const mark = String(Date.now()).slice(-6);

async function agreeToAdvertising(member: Credentials) {
  const { accessToken } = await tokensOf(await chooseOwnPassword(member));
  await call(messagePaths.saveSettings.path, {
    method: 'PUT',
    headers: { authorization: `Bearer ${accessToken}` },
    body: { advertising: { isEmailAgreed: true, isSmsAgreed: true, isNightAgreed: false } },
  });
}

/** Another three members of the region, one of whom agrees to advertising. */
async function threeMembers(name: string) {
  const [first, ...others] = await manyPersons(3, { name, region: REGION });
  if (!first) throw new Error('no member was registered');
  await agreeToAdvertising(first);
  return { agreed: first, others };
}

const figureOf = (page: Page, state: string) =>
  page.getByRole('region', { name: '함께 보낸 메시지' }).getByRole('listitem').filter({ hasText: state });

/** Whether text messages wait for the morning in Seoul. */
function isNight(): boolean {
  const hour = new Date(Date.now() + 9 * 60 * 60 * 1000).getUTCHours();
  return hour >= QUIET_HOURS.from || hour < QUIET_HOURS.until;
}

test('an advertising mail to a group is counted, tried on oneself and sent to those who agreed', async ({
  page,
}) => {
  const { agreed, others } = await threeMembers('제주시민');
  await enterAs(page, 'admin');
  await page.goto('/console/messages/create?channel=EMAIL');
  const count = await chooseRegion(page, REGION);
  const found = page.getByRole('region', { name: '받을 회원' });
  for (const { username } of [agreed, ...others]) await expect(found).toContainText(username);
  await expect(found).toContainText('제**민');
  await expectAccessibleAtBothSizes(page, 'the conditions of a group');

  await page.getByRole('checkbox', { name: /광고예요/ }).check({ force: true });
  await expect(found).toContainText(/이 가운데 \d+명은 광고 수신에 동의하지 않아 보내지 않아요/);
  await page.getByRole('textbox', { name: '제목' }).fill(`제주 설명회 ${mark}`);
  const text = page.getByRole('textbox', { name: '내용' });
  await text.fill('{name} 님({username}), 설명회에 오세요.');
  await page.getByRole('button', { name: '나에게 보내 보기' }).click();
  await expect(page.getByText(/나에게 보냈어요/)).toBeVisible();
  await expectAccessibleAtBothSizes(page, 'a message that was tried');

  await page.getByRole('button', { name: '보내기', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: /^\d+명에게 메일을 보낼까요\?$/ });
  // Not those who match, but those who receive it.
  await expect(question).not.toHaveAccessibleName(`${count}명에게 메일을 보낼까요?`);
  await expect(question).toContainText(`조건에 맞는 ${count}명 가운데`);
  await question.getByRole('button', { name: '보내기' }).click();
  await page.waitForURL(/messages\?dispatch=/);
  await expect(async () => {
    await page.reload();
    await expect(figureOf(page, '보낼 예정')).toHaveText(/보낼 예정\s*0/, { timeout: 3000 });
  }).toPass();
  await expect(figureOf(page, '보내지 않음')).toHaveText(/보내지 않음\s*[1-9]/);
  await expect(page.getByRole('button', { name: /보내지 않기$/ })).toHaveCount(0);
  const sent = page.getByRole('row').filter({ hasText: `(광고) 제주 설명회 ${mark}` });
  await expect(sent.first()).toBeVisible();
  await expectAccessibleAtBothSizes(page, 'the figures of a text');

  await sent.getByRole('link').first().click();
  const whole = page.getByRole('complementary').last();
  await expect(whole).toContainText(/제주시민 님\(g\w+\), 설명회에 오세요\./);
  await expect(whole).toContainText('그만 받기');
});

test('a text message to a group that waits for the morning is stopped; by day it is sent at once', async ({
  page,
}) => {
  await threeMembers('서귀포시민');
  await enterAs(page, 'admin');
  await page.goto('/console/messages/create');
  const count = await chooseRegion(page, REGION);
  await page.getByRole('textbox', { name: '내용' }).fill(`{name} 님, 정전 안내 ${mark}`);
  await page.getByRole('button', { name: '보내기', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '보내기' }).click();
  await page.waitForURL(/messages\?dispatch=/);
  // The list does not name whom it shows.
  await expect(page.getByText(new RegExp(`서\\*+민 님, 정전 안내 ${mark}`)).first()).toBeVisible();

  const stop = page.getByRole('button', { name: /^남은 \d+건 보내지 않기$/ });
  if (isNight()) {
    await stop.click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /보내지 않기/ })
      .click();
    await expect(page.getByText('남은 메시지를 보내지 않아요')).toBeVisible();
    await expect(figureOf(page, '보내지 않음')).toHaveText(new RegExp(`보내지 않음\\s*${count}`));
  } else await expect(figureOf(page, '보냄')).toHaveText(new RegExp(`보냄\\s*${count}`));
  await expect(figureOf(page, '보낼 예정')).toHaveText(/보낼 예정\s*0/);
  await expect(stop).toHaveCount(0);
});
