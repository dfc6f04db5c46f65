import type { Page } from '@playwright/test';
import { chatPromptPaths } from '../../contract/src/assistant/prompts/paths.ts';
import { settingPaths } from '../../contract/src/foundation/settings/paths.ts';
import { expectAccessible, openScreen } from '../lib/screens.ts';
import { enterAs } from '../lib/sessions.ts';
import { expect, test } from '../lib/test.ts';

// Administrators write prompts for the chat, and its visitors receive them.

const mark = () => String(Date.now()).slice(-6);
const save = (page: Page) => page.getByRole('button', { name: '저장하기' }).click();
const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });

interface Suggestions {
  prompts: { query: string; reply: string; group: string }[];
  groups: { text: string; value: string }[];
}

async function suggestionsIn(page: Page, group: string): Promise<string[]> {
  const answer = await page.request.get(chatPromptPaths.list.path);
  const { prompts, groups } = (await answer.json()) as Suggestions;
  const value = groups.find(({ text }) => text === group)?.value;
  return prompts.filter((prompt) => prompt.group === value).map(({ query }) => query);
}

async function writePrompt(page: Page, query: string) {
  await page.getByRole('link', { name: '질문 쓰기' }).first().click();
  await field(page, '질문').fill(query);
  await field(page, '답변').fill('첫 줄이에요.\n둘째 줄이에요.');
  await save(page);
  await expect(page.getByText(`‘${query}’ 질문을 저장했어요`)).toBeVisible();
}

test('an administrator makes a group, writes prompts, orders, hides and deletes them', async ({ page }) => {
  const group = `행사 ${mark()}`;
  const [first, second] = [`첫 질문 ${group}`, `둘째 질문 ${group}`];
  await enterAs(page, 'admin');
  await openScreen(page, '/console/chat/prompts');
  await page.getByRole('link', { name: '묶음 고치기' }).click();
  await page.getByRole('button', { name: '묶음 더하기' }).click();
  await page
    .getByRole('textbox', { name: /번째 묶음 이름/ })
    .last()
    .fill(group);
  await expectAccessible(page, 'the groups', []);
  await save(page);
  await expect(page.getByText('묶음을 저장했어요')).toBeVisible();

  await page.getByRole('navigation', { name: '묶음' }).getByRole('link', { name: group }).click();
  await writePrompt(page, first);
  await writePrompt(page, second);
  expect(await suggestionsIn(page, group)).toEqual([first, second]);

  await page.getByRole('button', { name: `${first} 순서 바꾸기` }).focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => suggestionsIn(page, group)).toEqual([second, first]);

  await page.getByRole('button', { name: `‘${second}’ 더 보기` }).click();
  await page.getByRole('menuitem', { name: '숨기기' }).click();
  await expect(page.getByText('챗봇에서 숨겼어요')).toBeVisible();
  expect(await suggestionsIn(page, group)).toEqual([first]);
  await expectAccessible(page, 'a group of prompts', []);

  for (const query of [first, second]) {
    await page.getByRole('link', { name: query, exact: true }).click();
    await page.getByRole('button', { name: '질문 삭제하기' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '질문 삭제하기' }).click();
    await expect(page.getByText(`‘${query}’ 질문을 삭제했어요`)).toBeVisible();
  }
  await page.getByRole('link', { name: '묶음 고치기' }).click();
  await page.getByRole('button', { name: `‘${group}’ 더 보기` }).click();
  await page.getByRole('menuitem', { name: '묶음 지우기' }).click();
  await save(page);
  await expect(page.getByText('묶음을 저장했어요')).toBeVisible();
  await expect(page.getByRole('link', { name: group })).toHaveCount(0);
});

test('a notice is written, shown in the chat’s setting, and deleted', async ({ page }) => {
  const name = `점심시간 ${mark()}`;
  const notices = async () => {
    const { setting } = (await (await page.request.get(settingPaths.read.path)).json()) as {
      setting: { chatPromptAlerts: { text: string; value: string }[] };
    };
    return setting.chatPromptAlerts;
  };
  await enterAs(page, 'admin');
  await openScreen(page, '/console/chat/prompt-alerts');
  await page.getByRole('link', { name: '안내문 쓰기' }).click();
  await field(page, '이름').fill(name);
  await save(page);
  await expect(page.getByText('안내문 내용을 적어 주세요')).toBeVisible();
  await field(page, '내용').fill('12시부터 1시까지는 답이 늦어요.');
  const preview = page.getByRole('region', { name: '챗봇에서 보이는 모습' });
  await expect(preview).toContainText('12시부터 1시까지는 답이 늦어요.');
  await expectAccessible(page, 'the editor of a notice', []);
  await save(page);
  await expect(page.getByText(`‘${name}’ 안내문을 저장했어요`)).toBeVisible();
  expect(await notices()).toContainEqual({ text: name, value: '12시부터 1시까지는 답이 늦어요.' });

  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('button', { name: '안내문 삭제하기' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '안내문 삭제하기' }).click();
  await expect(page.getByText(`‘${name}’ 안내문을 삭제했어요`)).toBeVisible();
  expect((await notices()).map(({ text }) => text)).not.toContain(name);
});

test('the connection to OpenAI is saved with a key that is never shown again, and the key is deleted', async ({
  page,
}) => {
  const key = `sk-proj-${mark()}`;
  await enterAs(page, 'admin');
  await openScreen(page, '/console/plugins/open-ai');
  await page.getByRole('switch', { name: 'OpenAI 연결 켜 두기' }).check({ force: true });
  await save(page);
  await expect(page.getByText('API 키를 넣어야 켤 수 있어요')).toBeVisible();
  await field(page, '조직 ID').fill('org-ieum');
  await field(page, '하루 토큰 한도').fill('250000');
  await field(page, '새 API 키').fill(key);
  await save(page);
  await expect(page.getByText(/저장된 키가 있어요 •+/)).toBeVisible();
  await expect(field(page, '새 API 키')).toHaveValue('');

  await openScreen(page, '/console/plugins/open-ai');
  await expect(page.getByRole('switch', { name: 'OpenAI 연결 켜 두기' })).toBeChecked();
  await expect(field(page, '조직 ID')).toHaveValue('org-ieum');
  await expect(page.getByText('0 / 250,000')).toBeVisible();
  expect(await page.content()).not.toContain(key);
  await expectAccessible(page, 'the connection to OpenAI', []);

  await page.getByRole('button', { name: '저장된 키 삭제하기' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '저장된 키 삭제하기' }).click();
  await expect(page.getByText('저장된 키가 없어요.')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'OpenAI 연결 켜 두기' })).not.toBeChecked();
  await field(page, '조직 ID').fill('');
  await save(page);
  await expect(page.getByText('OpenAI 설정을 저장했어요').first()).toBeVisible();
});

test('an answer is tried out, and a question without an answer becomes a FAQ', async ({ page }) => {
  const question = `우주복 대여점이 있나요 ${mark()}`;
  await page.goto('/center/faqs');
  await page.getByRole('button', { name: '상담 챗봇 열기' }).click();
  // A question is sent once the conversation is connected.
  await expect(page.getByText('안녕하세요', { exact: false }).first()).toBeVisible();
  await page.getByRole('textbox', { name: '궁금한 내용' }).fill(question);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '1:1 문의로 이어가기' })).toBeVisible();

  await enterAs(page, 'admin');
  for (const path of ['/console/chat/prompts', '/console/chat/prompt-alerts', '/console/plugins/open-ai']) {
    await openScreen(page, path);
    await page.getByRole('textbox', { name: '시험할 질문' }).fill('지원을 취소하고 싶어요');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: '답변' }).getByRole('link').first()).toBeVisible();
  }
  await expectAccessible(page, 'an answer that is tried out', []);

  await openScreen(page, '/console/chat/rooms');
  await expectAccessible(page, 'questions without an answer', []);
  const group = page.getByRole('listitem').filter({ hasText: question });
  await group.getByRole('link', { name: /FAQ로 만들기/ }).click();
  await expect(page.getByRole('textbox', { name: /질문/ }).first()).toHaveValue(question);
  await openScreen(page, '/console/chat/rooms');
  await group.getByRole('button', { name: /목록에서 빼기/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '목록에서 빼기' }).click();
  await expect(group).toHaveCount(0);
});
