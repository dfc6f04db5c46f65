import { expectOpen, expectCloses } from './lib/layers.ts';
import { poll } from './lib/screen.ts';
import { story } from './lib/story.ts';
import { byRole } from './lib/target.ts';

// The assistant's panel: modal on a phone, beside the page elsewhere.

const opener = byRole('button', '상담 챗봇 열기');
const panel = byRole('dialog', '이음 도우미');
const field = byRole('textbox', '궁금한 내용', { within: panel });

for (const [width, by] of [
  [390, 'back'],
  [1440, 'Escape'],
] as const)
  story(`the assistant answers at ${width} px and closes by ${by}`, async ({ openScreen }) => {
    const screen = await openScreen(width);
    await screen.open('/center/faqs');
    await screen.click(opener);
    await expectOpen(screen, panel);
    await poll(() => screen.text(panel)).toContain('안녕하세요');
    await screen.fill(field, '지원을 취소하고 싶어요');
    await screen.press('Enter');
    await screen.see(byRole('link', /지원을 취소할 수/, { within: panel }));
    await expectCloses(screen, panel, { by, opener });
  });
