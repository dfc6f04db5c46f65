import { openKanban } from './lib/kanban.ts';
import { expectOpen, expectCloses } from './lib/layers.ts';
import { enterAs } from './lib/people.ts';
import { expect, story } from './lib/story.ts';
import type { Screen } from './lib/screen.ts';
import { byCss, byLabel, byRole } from './lib/target.ts';

story('the menu of a card on the kanban opens, and Escape returns the focus', async ({ openScreen }) => {
  const screen = await openScreen(1440);
  await openKanban(screen);
  const opener = byRole('button', /더보기$/, { within: byRole('article') });
  await screen.click(opener);
  await expectOpen(screen, byRole('menu'));
  await expectCloses(screen, byRole('menu'), { by: 'Escape', opener });
});

/** Moves the first card of the first column to the second by its menu; returns the card's id. */
async function moveFirstCard(screen: Screen) {
  const card = byCss('[data-column]:first-child article');
  const id = await screen.on(card, (element) => element.dataset['card']);
  await screen.click(byRole('button', /더보기$/, { within: card }));
  await screen.click(byRole('menuitem', '검토 중'));
  await screen.see(byCss(`[data-column]:nth-child(2) [data-card="${id}"]`));
  return id;
}

story('a card moved by its menu keeps the focus in its new column', async ({ openScreen }) => {
  const screen = await openScreen(1440);
  await openKanban(screen);
  const id = await moveFirstCard(screen);
  await expect
    .poll(() =>
      screen.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-card]')?.dataset['card']),
    )
    .toBe(id);
  const moved = byCss(`[data-card="${id}"]`);
  await screen.click(byRole('button', /더보기$/, { within: moved }));
  await screen.click(byRole('menuitem', '지원 접수'));
  await screen.see(byCss(`[data-column]:first-child [data-card="${id}"]`));
});

story('a move is undone in its toast while a dialog is open, which stays', async ({ openScreen }) => {
  const screen = await openScreen(1440);
  await openKanban(screen);
  const id = await moveFirstCard(screen);
  await screen.click(byRole('button', '엑셀 내려받기'));
  const dialog = byRole('dialog');
  await expectOpen(screen, dialog);
  await screen.click(byRole('button', '되돌리기', { within: dialog }));
  await screen.see(byCss(`[data-column]:first-child [data-card="${id}"]`));
  await screen.see(dialog);
});

story(
  'a card of the kanban opens its drawer beside the columns, and Escape closes it',
  async ({ openScreen }) => {
    const screen = await openScreen(1440);
    await openKanban(screen);
    await screen.click(byRole('article'));
    const drawer = byCss('[data-panel-head]');
    await screen.see(drawer);
    await screen.press('Escape');
    await screen.gone(drawer);
  },
);

for (const width of [390, 1440] as const) {
  story(
    `the question before closing a recruitment opens from its menu at ${width} px and closes by Escape and Back`,
    async ({ openScreen }) => {
      const screen = await openScreen(width);
      await enterAs(screen, 'company', '/dashboard/recruitments?state=ON_GOING');
      const opener = byRole('button', /더 하기$|더보기$/, { within: byRole('main') });
      const [menu, question] = [byRole('menu'), byRole('alertdialog')];
      await screen.click(opener);
      await expectOpen(screen, menu);
      await expectCloses(screen, menu, { by: 'back', opener });
      for (const by of ['Escape', 'back'] as const) {
        await screen.click(opener);
        await screen.click(byRole('menuitem', '마감하기', { within: menu }));
        await expectOpen(screen, question);
        await expectCloses(screen, question, { by });
      }
    },
  );
}

story('a card opens over the kanban of a phone, and Back closes it', async ({ openScreen }) => {
  const screen = await openScreen(390);
  await openKanban(screen);
  await screen.click(byRole('article'));
  const drawer = byCss('[data-panel-head]');
  await screen.see(drawer);
  // Once it has slid in.
  await expect
    .poll(() =>
      screen.on(drawer, (head) => {
        const box = head.getBoundingClientRect();
        return { left: box.left, right: innerWidth - box.right };
      }),
    )
    .toEqual({ left: 0, right: 0 });
  await screen.back();
  await screen.gone(drawer);
  await screen.see(byRole('article'));
});

story('input of a new recruitment survives a reload', async ({ openScreen }) => {
  const screen = await openScreen(1440);
  await enterAs(screen, 'company', '/dashboard/recruitments?edit=new');
  const title = byLabel(/공고 제목/);
  const subject = `세 엔진의 공고 ${Date.now() % 100_000}`;
  await screen.fill(title, subject);
  await screen.see({ by: 'text', value: /저장했어요/ });
  await screen.reload();
  await screen.see(title);
  await expect.poll(() => screen.on(title, (field) => (field as HTMLInputElement).value)).toBe(subject);
});

story('the notification button opens its items, and Escape returns the focus', async ({ openScreen }) => {
  const screen = await openScreen(1440);
  await enterAs(screen, 'company', '/dashboard');
  const notifications = byRole('button', /^알림/);
  await screen.click(notifications);
  const layer = byRole('dialog', /알림/);
  await expectOpen(screen, layer, { focus: 'opener' });
  await expectCloses(screen, layer, { by: 'Escape', opener: notifications });
});

for (const by of ['Escape', 'back'] as const)
  story(`the sheet of stages on a phone is fully visible and closes by ${by}`, async ({ openScreen }) => {
    const screen = await openScreen(390);
    await openKanban(screen);
    const opener = byRole('button', '단계 옮기기', { within: byRole('article') });
    await screen.click(opener);
    await expectOpen(screen, byRole('dialog'));
    await expectCloses(screen, byRole('dialog'), { by, opener });
  });

story(
  'Back from a typed reason asks for confirmation, and staying loses no input',
  async ({ openScreen }) => {
    const screen = await openScreen(1440);
    await openKanban(screen);
    const [dialog, question] = [byRole('dialog'), byRole('alertdialog')];
    const reason = byRole('textbox', undefined, { within: dialog });
    await screen.click(byRole('button', '엑셀 내려받기'));
    await expectOpen(screen, dialog);
    await screen.fill(reason, '면접 일정표에 쓰려고');
    await screen.back();
    await expectOpen(screen, question);
    await screen.back();
    await screen.gone(question);
    expect(await screen.on(reason, (field) => (field as HTMLTextAreaElement).value)).toBe(
      '면접 일정표에 쓰려고',
    );
  },
);
