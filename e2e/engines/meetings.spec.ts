import { expectOpen, expectCloses } from './lib/layers.ts';
import { enterAs } from './lib/people.ts';
import { story } from './lib/story.ts';
import { byRole } from './lib/target.ts';

for (const [name, width, by] of [
  ['문자 보내기', 390, 'back'],
  ['문자 보내기', 1440, 'Escape'],
  ['면담 고치기', 390, 'back'],
  ['면담 고치기', 1440, 'Escape'],
  ['일정 보기', 390, 'back'],
  ['일정 보기', 1440, 'Escape'],
] as const)
  story(`the sheet ${name} of a meeting opens at ${width} px and closes by ${by}`, async ({ openScreen }) => {
    const screen = await openScreen(width);
    await enterAs(screen, 'company', '/dashboard/meetings');
    const opener = byRole('button', new RegExp(`^${name}`));
    await screen.click(opener);
    await expectOpen(screen, byRole('dialog'));
    await expectCloses(screen, byRole('dialog'), { by, opener });
  });
