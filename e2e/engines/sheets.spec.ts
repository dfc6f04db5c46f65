import sharp from 'sharp';
import { callAs } from '../lib/sessions.ts';
import { expectOpen, expectCloses } from './lib/layers.ts';
import { enterAs } from './lib/people.ts';
import type { Screen } from './lib/screen.ts';
import { expect, story } from './lib/story.ts';
import { byCss, byLabel, byRole, type Target } from './lib/target.ts';

// Layers that slide up from the bottom on a phone: fully visible in every engine, and Back closes only them.

const dialog = byRole('dialog');
const valueOf = (screen: Screen, field: Target) =>
  screen.on(field, (element) => (element as HTMLInputElement).value);

story(
  'the list of missing fields and the preview open over the editor, and Back keeps the input',
  async ({ openScreen }) => {
    const screen = await openScreen(390);
    await enterAs(screen, 'company', '/dashboard/recruitments?edit=new');
    const title = byLabel(/공고 제목/);
    const subject = `돌아온 공고 ${Date.now() % 100_000}`;
    await screen.fill(title, subject);
    await screen.see({ by: 'text', value: /저장했어요/ });
    for (const name of ['게시하기', '미리보기']) {
      await screen.click(byRole('button', name));
      await expectOpen(screen, dialog);
      await expectCloses(screen, dialog, { by: 'back' });
      expect(await valueOf(screen, title)).toBe(subject);
    }
  },
);

story('Back closes the login that applying opened, and the recruitment stays', async ({ openScreen }) => {
  const screen = await openScreen(390);
  await screen.open('/recruitments');
  await screen.click(byCss('main h3 a[href^="/recruitments/"]'));
  await screen.isAt(/^\/recruitments\/[\w-]{36}$/);
  const apply = byRole('link', '지원하기');
  await screen.click(apply);
  await expectOpen(screen, dialog);
  await expectCloses(screen, dialog, { by: 'back', opener: apply });
  await screen.back();
  await screen.isAt('/recruitments');
});

story('Back closes the crop of a photo, and the résumé stays', async ({ openScreen }) => {
  const screen = await openScreen(390);
  await enterAs(screen, 'person', '/dashboard/resume');
  const bytes = await sharp({ create: { width: 600, height: 800, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  await screen.giveFile(byCss('input[type="file"]'), { name: 'me.png', type: 'image/png', bytes });
  await expectOpen(screen, byRole('dialog', '사진 자르기'));
  await expectCloses(screen, byRole('dialog', '사진 자르기'), { by: 'back' });
});

story('the notifications on a phone are fully visible and close by Back', async ({ openScreen }) => {
  const screen = await openScreen(390);
  await enterAs(screen, 'person', '/dashboard');
  await screen.click(byRole('button', /^알림/));
  const notifications = byRole('dialog', /알림/);
  await expectOpen(screen, notifications, { focus: 'opener' });
  await expectCloses(screen, notifications, { by: 'back' });
});

story('Back out of a sign-up and forward again restores the input', async ({ openScreen }) => {
  const screen = await openScreen(390);
  await screen.open('/');
  await screen.open('/join?type=person');
  const name = byLabel('이름');
  await screen.fill(name, '김서연');
  await screen.back();
  await screen.isAt('/');
  await screen.tab.forward();
  await screen.see(name);
  await expect.poll(() => valueOf(screen, name)).toBe('김서연');
});

/** A document of the terms that has just been changed, so that there are two versions to compare. */
async function addTerms(subject: string): Promise<string> {
  const code = `compared-${crypto.randomUUID().slice(0, 8)}`;
  const draft = { code, userType: null, necessary: false, isListed: false, subject };
  const { terms } = await callAs<{ terms: { _id: string } }>('admin', '/api/console/terms', {
    body: { ...draft, content: '<p>처음 글</p>' },
  });
  await callAs('admin', `/api/console/terms/${terms._id}`, {
    method: 'PUT',
    body: { ...draft, content: '<p>바뀐 글</p>' },
  });
  return terms._id;
}

story(
  'the comparison of two versions of the terms is fully visible and closes by Back',
  async ({ openScreen }) => {
    const screen = await openScreen(1440);
    const id = await addTerms(`비교할 글 ${Date.now() % 100_000}`);
    await enterAs(screen, 'admin', `/console/terms?edit=${id}`);
    const opener = byRole('button', /비교하기$/);
    // The list of versions keeps its place once the editor above it is loaded.
    await screen.see(byCss('[contenteditable="true"]'));
    await screen.click(opener);
    await expectOpen(screen, dialog);
    await expectCloses(screen, dialog, { by: 'back', opener });
  },
);

/** Types into the field, goes back, stays, and leaves at the next question. */
async function expectQuestion(screen: Screen, field: Target, text: string, from: string) {
  const question = byRole('alertdialog');
  const address = await screen.address();
  await screen.fill(field, text);
  await screen.back();
  await expectOpen(screen, question);
  await expectCloses(screen, question, { by: 'back' });
  expect(await valueOf(screen, field)).toBe(text);
  await screen.back();
  await expectOpen(screen, question);
  await screen.click(byRole('button', '계속 쓰기', { within: question }));
  await screen.gone(question);
  await screen.isAt(address);
  expect(await valueOf(screen, field)).toBe(text);
  await screen.back();
  await screen.click(byRole('button', '나가기', { within: question }));
  await screen.isAt(from);
}

story('Back out of a form asks for confirmation when it only leaves its tab', async ({ openScreen }) => {
  const screen = await openScreen(1440);
  await enterAs(screen, 'company', '/dashboard/company');
  await screen.click(byRole('link', '기업 정보'));
  await screen.isAt('/dashboard/company?tab=profile');
  await expectQuestion(screen, byLabel(/^홈페이지/), 'https://typed.example', '/dashboard/company');
});

story('Back out of a form that fills the page of a phone asks for confirmation', async ({ openScreen }) => {
  const screen = await openScreen(390);
  await enterAs(screen, 'admin', '/console/users');
  await screen.click(byRole('link', '회원 등록'));
  await screen.isAt('/console/users/create');
  await expectQuestion(screen, byLabel('이름'), '아직 저장하지 않은 이름', '/console/users');
});
