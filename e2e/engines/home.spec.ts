import { expectOpen, expectCloses } from './lib/layers.ts';
import { poll, type Screen } from './lib/screen.ts';
import { expect, story } from './lib/story.ts';
import { byCss, byRole } from './lib/target.ts';

// The carousel and the popups of the home page.

const carousel = byRole('region', '알려 드려요');
const button = (name: string) => byRole('button', name, { within: carousel });
const place = byCss('p', { within: carousel });
const placeText = async (screen: Screen) => /\d \/ \d/.exec(await screen.text(place))?.[0];

/** The slides that are inside the carousel now, by their order in the document. */
const visibleSlides = (screen: Screen) =>
  screen.on(carousel, (element) => {
    const frame = element.getBoundingClientRect();
    return [...element.querySelectorAll('li')].flatMap((slide, index) => {
      const { left, right } = slide.getBoundingClientRect();
      return left >= frame.left - 1 && right <= frame.right + 1 ? [index] : [];
    });
  });

for (const [width, count] of [
  [390, 1],
  [1440, 2],
] as const)
  story(
    `the carousel shows ${count} slides at ${width} px and is moved by its buttons`,
    async ({ openScreen }) => {
      const screen = await openScreen(width);
      await screen.open('/');
      const first = Array.from({ length: count }, (_, index) => index);
      expect(await visibleSlides(screen)).toEqual(first);
      await screen.click(button('다음 배너'));
      await poll(() => placeText(screen)).toBe('2 / 4');
      await poll(() => visibleSlides(screen)).toEqual(first.map((index) => index + 1));
      await screen.click(button('이전 배너'));
      await screen.click(button('이전 배너'));
      await poll(() => placeText(screen)).toBe('4 / 4');
      await poll(() => visibleSlides(screen)).toContain(3);
    },
  );

story(
  'the carousel moves automatically only when somebody starts it where less movement is wanted',
  async ({ openScreen }) => {
    const screen = await openScreen(1440);
    await screen.open('/');
    await screen.see(byCss('[data-moving] li'));
    await screen.click(button('자동으로 넘기기'));
    await screen.see(button('자동 넘김 멈추기'));
    await poll(() => placeText(screen)).toBe('2 / 4');
    await screen.click(button('자동 넘김 멈추기'));
    await screen.see(button('자동으로 넘기기'));
  },
);

const popup = byRole('dialog', '처음 오신 분께');

for (const [width, by] of [
  [390, 'Escape'],
  [390, 'back'],
  [1440, 'Escape'],
] as const)
  story(`the popup covers at most 85 % at ${width} px and closes by ${by}`, async ({ openScreen }) => {
    const screen = await openScreen(width, { seesPopups: true });
    await screen.open('/guide');
    await screen.open('/');
    await expectOpen(screen, popup);
    const part = await screen.on(popup, (element) => {
      const box = element.getBoundingClientRect();
      return Math.max(box.width / innerWidth, box.height / innerHeight);
    });
    expect(part).toBeLessThanOrEqual(0.851);
    await expectCloses(screen, popup, { by });
  });

story('a popup that is hidden for today stays hidden after a reload', async ({ openScreen }) => {
  const screen = await openScreen(390, { seesPopups: true });
  await screen.open('/');
  await screen.click(byRole('button', '오늘 하루 보지 않기', { within: popup }));
  await screen.gone(popup);
  // The layer's entry of the history is left first, because a step back would cancel the reload.
  await poll(() => screen.evaluate(() => JSON.stringify(history.state).includes('layer'))).toBe(false);
  await screen.reload();
  // It would open as soon as the popups have been requested.
  await poll(() =>
    screen.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/api/v1/popups')),
    ),
  ).toBe(true);
  await screen.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
  expect(await screen.count(popup)).toBe(0);
});
