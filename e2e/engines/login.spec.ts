import { logIn } from './lib/people.ts';
import { expect, story } from './lib/story.ts';
import { byRole } from './lib/target.ts';

for (const width of [390, 1440] as const)
  story(`a person who logs in at ${width} px sees the home page of their account`, async ({ openScreen }) => {
    const screen = await openScreen(width);
    await logIn(screen, 'person');
    await screen.see(byRole('heading'));
    expect(await screen.evaluate(() => innerWidth)).toBe(width);
  });
