import { expectOpen, expectCloses } from './lib/layers.ts';
import { enterAs } from './lib/people.ts';
import type { Screen } from './lib/screen.ts';
import { story } from './lib/story.ts';
import { byCss, byRole, type Target } from './lib/target.ts';

// The layers of the console's lists and settings: sheets, menus, and the panel beside a list.

const dialog = byRole('dialog');

interface Layer {
  path: string;
  opener: Target;
  layer: Target;
  /** Of the window; both unless it exists at one only. */
  widths?: readonly (390 | 1440)[];
  /** It leaves the focus on its button; the next Tab goes into it. */
  focus?: 'opener';
}

const layers: Record<string, Layer> = {
  'the menu of a row': {
    path: '/console/recruitment/list',
    opener: byRole('button', /더 하기$/),
    layer: byRole('menu'),
  },
  'the phrases of answers': {
    path: '/console/center/questions',
    opener: byRole('button', '자주 쓰는 답변'),
    layer: dialog,
  },
  'the boards of posts': {
    path: '/console/boards',
    opener: byRole('button', '게시판 관리'),
    layer: dialog,
  },
  'the order of popups': {
    path: '/console/popups',
    opener: byRole('button', '순서 바꾸기'),
    layer: dialog,
  },
  'a new level of members': {
    path: '/console/users/levels',
    opener: byRole('button', '등급 추가'),
    layer: dialog,
  },
  'a new category of lectures': {
    path: '/console/lecture/categories',
    opener: byRole('button', '분류 더하기'),
    layer: dialog,
  },
  'the name of a report': {
    path: '/console/statistics/reports',
    opener: byRole('button', '이 조건 저장'),
    layer: dialog,
  },
  'the columns of a list': {
    path: '/console/users?tab=all',
    opener: byRole('button', '열 설정'),
    layer: byRole('dialog', '열 설정'),
    widths: [1440],
    focus: 'opener',
  },
};

for (const [name, { path, opener, layer, widths = [390, 1440] as const, focus = 'layer' }] of Object.entries(
  layers,
))
  for (const width of widths) {
    const by = width === 390 ? 'back' : 'Escape';
    story(`${name} opens at ${width} px and closes by ${by}`, async ({ openScreen }) => {
      const screen = await openScreen(width);
      await enterAs(screen, 'admin', path);
      await screen.click(opener);
      await expectOpen(screen, layer, { focus });
      await expectCloses(screen, layer, { by, opener });
    });
  }

/** The panel of a row; its address has the row, so that Back closes it. */
async function expectPanel(screen: Screen, path: string): Promise<void> {
  const panel = byCss('aside[aria-labelledby="side-panel-title"]');
  await enterAs(screen, 'admin', path);
  await screen.click(byCss('main a[href*="id="]'));
  await expectOpen(screen, panel);
  await screen.isAt(/[?&]id=/);
  await screen.back();
  await screen.gone(panel);
  await screen.isAt(path);
}

for (const [name, path] of [
  ['a question', '/console/center/questions'],
  ['an inquiry', '/console/center/service-inquiry-forms'],
  ['an entry of the audit log', '/console/audit-logs'],
  ['a message', '/console/messages'],
] as const)
  for (const width of [390, 1440] as const)
    story(`the panel of ${name} opens at ${width} px and Back closes it`, async ({ openScreen }) => {
      await expectPanel(await openScreen(width), path);
    });
