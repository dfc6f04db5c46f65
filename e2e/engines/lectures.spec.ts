import { callAs } from '../lib/sessions.ts';
import { expectOpen, expectCloses } from './lib/layers.ts';
import { enterAs } from './lib/people.ts';
import { poll } from './lib/screen.ts';
import { expect, story } from './lib/story.ts';
import { byRole } from './lib/target.ts';

// The page of a lecture with its code and its chat, and the sheet of its hosts.

const CODE = 'XY2ZW3';
const DAY_MS = 24 * 60 * 60 * 1000;

/** A live lecture of the demonstration's company, which began yesterday: today is taken. */
async function aLecture(input: object = {}): Promise<string> {
  const body = {
    subject: '엔진 강의',
    video: { type: 'VIMEO', link: 'https://vimeo.com/76979871' },
    isStream: true,
    startsAt: new Date(Date.now() - DAY_MS).toISOString(),
    ...input,
  };
  const path = '/api/v1/company/lectures';
  const { lecture } = await callAs<{ lecture: { _id: string } }>('company', path, { body });
  return lecture._id;
}

for (const width of [390, 1440] as const) {
  story(`a visitor enters the code of a lecture at ${width} px`, async ({ openScreen }) => {
    const id = await aLecture({ code: { isOn: true, text: CODE } });
    const screen = await openScreen(width);
    await screen.open(`/lectures/${id}?code=${CODE.toLowerCase()}`);
    const field = byRole('textbox', '참여 코드');
    await poll(() => screen.on(field, (input) => (input as HTMLInputElement).value)).toBe(CODE);
    await screen.click(byRole('button', '입장하기'));
    await screen.see(byRole('link', '엔진 강의 재생하기'));
    await screen.see(byRole('link', '로그인하고 채팅하기'));
  });

  story(`a member chats at ${width} px, and sees the watchers`, async ({ openScreen }) => {
    const id = await aLecture();
    const screen = await openScreen(width);
    await enterAs(screen, 'person', `/lectures/${id}`);
    const log = byRole('log', '채팅 내용');
    await poll(() => screen.text(log)).toContain('첫 메시지를 남겨 보세요');
    await screen.fill(byRole('textbox', '메시지'), '안녕하세요');
    await screen.press('Enter');
    await poll(() => screen.text(log)).toContain('안녕하세요');
    const watchers = byRole('region', '보고 있는 회원');
    await screen.click(byRole('button', /보고 있어요/));
    await screen.see(watchers);
    await screen.press('Escape');
    await screen.gone(watchers);
    // Where messages are written is inside the window.
    const isInside = (form: HTMLElement) => form.getBoundingClientRect().bottom <= innerHeight + 1;
    if (width === 390) expect(await screen.on(byRole('textbox', '메시지'), isInside)).toBe(true);
  });
}

for (const [width, by] of [
  [390, 'back'],
  [1440, 'Escape'],
] as const)
  story(`the sheet of the chat opens at ${width} px and closes by ${by}`, async ({ openScreen }) => {
    const id = await aLecture();
    const screen = await openScreen(width);
    await enterAs(screen, 'company', `/lectures/${id}`);
    const opener = byRole('button', '채팅 관리');
    await screen.click(opener);
    await expectOpen(screen, byRole('dialog', '채팅 관리'));
    await screen.see(byRole('button', '1번째 코드 보여 주기'));
    await expectCloses(screen, byRole('dialog', '채팅 관리'), { by, opener });
  });
