import { openKanban } from './lib/kanban.ts';
import { expectOpen } from './lib/layers.ts';
import { enterAs } from './lib/people.ts';
import { poll, type Screen } from './lib/screen.ts';
import { expect, story } from './lib/story.ts';
import { byCss, byRole } from './lib/target.ts';

// Engines differ in line breaks, the width of scrollbars and overlaps.

/** Short Korean labels that are drawn on more than one line, by their text. */
const brokenLabels = () =>
  [
    ...document.querySelectorAll<HTMLElement>(
      'h1, h2, h3, dt, dd, th, li, p, span, b, label, a, button, summary, legend',
    ),
  ]
    .filter((element) => element.checkVisibility() && element.childElementCount === 0)
    .filter((element) => /^[가-힣]{1,5}$/.test(element.textContent?.trim() ?? ''))
    .filter((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    })
    .map((element) => element.textContent?.trim());

for (const width of [390, 1440] as const)
  story(`no short word of the list is broken between syllables at ${width} px`, async ({ openScreen }) => {
    const screen = await openScreen(width);
    await screen.open('/recruitments');
    await screen.see(byCss('main li h3'));
    expect(await screen.evaluate(brokenLabels)).toEqual([]);
    await screen.evaluate(() => {
      const style = document.createElement('style');
      style.textContent =
        '* { max-width: 1em !important; white-space: normal !important; word-break: break-all !important; }';
      document.head.append(style);
    });
    await poll(async () => (await screen.evaluate(brokenLabels)).length).toBeGreaterThan(0);
  });

/** Words of headings that are drawn on more than one line. */
const brokenHeadings = () =>
  [...document.querySelectorAll<HTMLElement>('h1, h2, h3')]
    .filter((heading) => heading.checkVisibility())
    .flatMap((heading) => {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { index, 0: word } of (text.textContent ?? '').matchAll(/[가-힣]+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
            broken.push(word);
        }
      return broken;
    });

story('no word of a heading is broken on a phone', async ({ openScreen }) => {
  const screen = await openScreen(390);
  await enterAs(screen, 'company', '/dashboard');
  for (const path of [
    '/dashboard/password',
    '/dashboard/main',
    '/dashboard/recruitments',
    '/recruitments',
    '/',
  ]) {
    await screen.open(path);
    await screen.see(byRole('heading'));
    expect(await screen.evaluate(brokenHeadings), path).toEqual([]);
  }
  await screen.evaluate(() => {
    for (const heading of document.querySelectorAll<HTMLElement>('h1, h2, h3'))
      heading.style.cssText = 'width: 1em; word-break: break-all; white-space: normal';
  });
  expect(await screen.evaluate(brokenHeadings)).not.toEqual([]);
});

const leftOfMain = (screen: Screen) =>
  screen.on(byRole('main'), (main) => Math.round(main.getBoundingClientRect().left));

story(
  'the page does not shift sideways when a layer opens over it where scrollbars take space',
  async ({ openScreen, engineName }) => {
    const screen = await openScreen(1440);
    await screen.open('/recruitments');
    const room = await screen.evaluate(() => innerWidth - document.documentElement.clientWidth);
    // The scrollbars of the other two engines overlay the page here.
    if (engineName === 'firefox') expect(room).toBeGreaterThan(0);
    const before = await leftOfMain(screen);
    await screen.click(byRole('button', /관심 공고/));
    await expectOpen(screen, byRole('dialog'));
    expect(await leftOfMain(screen)).toBe(before);
  },
);

/** Pairs of the collapsed column's number and name that overlap. */
const overlaps = (column: HTMLElement) => {
  const boxes = [...column.querySelectorAll<HTMLElement>('svg, em, span:not(.visually-hidden)')].map((part) =>
    part.getBoundingClientRect(),
  );
  return boxes.some((one, index) =>
    boxes
      .slice(index + 1)
      .some(
        (other) =>
          one.left < other.right - 1 &&
          other.left < one.right - 1 &&
          one.top < other.bottom - 1 &&
          other.top < one.bottom - 1,
      ),
  );
};

story('the name, number and mark of a collapsed column do not overlap', async ({ openScreen }) => {
  const screen = await openScreen(1440);
  await openKanban(screen);
  const collapsed = byCss('[data-collapsed] button');
  await screen.see(collapsed);
  expect(await screen.on(collapsed, overlaps)).toBe(false);
});

story(
  'a kanban 1024 px wide shows every column inside the window or its own scroller',
  async ({ openScreen }) => {
    const screen = await openScreen(1024);
    await openKanban(screen);
    expect(
      await screen.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBe(0);
    const isReached = await screen.on(byCss('[data-column]:last-child'), (column) => {
      column.scrollIntoView({ inline: 'end' });
      const { left, right } = column.getBoundingClientRect();
      return left >= 0 && right <= innerWidth;
    });
    expect(isReached).toBe(true);
  },
);

story('a check box and its label do not move when it is ticked', async ({ openScreen }) => {
  const screen = await openScreen(1440);
  await screen.open('/recruitments');
  const box = byRole('checkbox', /^정규직/);
  const places = () =>
    screen.on(box, (input) => {
      const label = input.closest('label') ?? input;
      return [input, label].map((part) => {
        const { left, top, width, height } = part.getBoundingClientRect();
        return [left, top, width, height].map(Math.round);
      });
    });
  await screen.see(box);
  await screen.on(box, (input) => input.scrollIntoView({ block: 'center' }));
  const before = await places();
  await screen.click(box);
  await screen.isAt(/types=REGULAR/);
  await expect.poll(places).toEqual(before);
});
