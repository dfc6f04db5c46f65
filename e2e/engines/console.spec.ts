import { expectOpen, expectCloses } from './lib/layers.ts';
import { enterAs } from './lib/people.ts';
import { poll, type Screen } from './lib/screen.ts';
import { story } from './lib/story.ts';
import { byCss, byLabel, byRole, byText, type Target } from './lib/target.ts';

// The layers of the console: completely inside the window in every engine, and closed by Escape and by Back.

const dialog = byRole('dialog');

interface Layer {
  path: string;
  open: (screen: Screen) => Promise<void>;
  layer: Target;
}

const exportButton = byRole('button', '엑셀 내려받기');

const layers: Record<string, Layer> = {
  'the search of the console': {
    path: '/console',
    open: (screen) => screen.click(byRole('button', /관리 검색/)),
    layer: dialog,
  },
  'the name of a new saved view': {
    path: '/console/users?tab=all',
    open: async (screen) => {
      await screen.click(byRole('button', '보기'));
      await screen.click(byRole('menuitem', '지금 상태를 새 보기로 저장'));
    },
    layer: dialog,
  },
  'the keys of a list': {
    path: '/console/users?tab=all',
    open: async (screen) => {
      await screen.see(byCss('main a[href*="id="]'));
      await screen.type('?');
    },
    layer: byRole('dialog', '이 화면에서 쓰는 키'),
  },
  'the reason of a download': {
    path: '/console/audit-logs',
    open: (screen) => screen.click(exportButton),
    layer: dialog,
  },
  'the approval of several companies': {
    path: '/console/users',
    open: async (screen) => {
      await screen.click(byCss('main :is(table, ul) input[type="checkbox"]'));
      await screen.click(byRole('button', '승인하기', { within: byRole('toolbar', /선택/) }));
    },
    layer: dialog,
  },
};

for (const [name, { path, open, layer }] of Object.entries(layers))
  for (const [width, by] of [
    [390, 'back'],
    [1440, 'Escape'],
  ] as const)
    story(`${name} opens at ${width} px and closes by ${by}`, async ({ openScreen }) => {
      const screen = await openScreen(width);
      await enterAs(screen, 'admin', path);
      await open(screen);
      await expectOpen(screen, layer);
      await expectCloses(screen, layer, { by });
    });

for (const width of [390, 1440] as const)
  story(`a member’s record is found by the search and read at ${width} px`, async ({ openScreen }) => {
    const screen = await openScreen(width);
    await enterAs(screen, 'admin', '/console');
    await screen.click(byRole('button', /관리 검색/));
    await screen.see(byRole('combobox', '관리 검색'));
    await screen.type('person');
    await screen.click(byRole('option', /person/));
    await screen.isAt(/^\/console\/users\/[\w-]{36}$/);
    const tabs = byRole('navigation', '회원 기록');
    await screen.click(byRole('link', /^지원/, { within: tabs }));
    await screen.see(byRole('heading', /지원/));
    await screen.isAt(/\?tab=/);
  });

story(
  'a preview shows the home page as of a day, and follows the choice of its reader',
  async ({ openScreen }) => {
    const screen = await openScreen(1440);
    await enterAs(screen, 'admin', '/console/preview');
    const noteOf = () =>
      screen.evaluate(
        () =>
          document.querySelector('iframe')?.contentDocument?.querySelector('[role="note"]')?.textContent ??
          '',
      );
    await screen.see(byLabel('보는 사람'));
    await screen.see(byText(/미리보기/));
    const isShown = (text: RegExp) => poll(noteOf, { timeout: 20_000 }).toMatch(text);
    await isShown(/방문자/);
    await screen.on(byLabel('보는 사람'), (select) => {
      const choice = select as HTMLSelectElement;
      choice.value = [...choice.options].find(({ text }) => text === '기업회원')?.value ?? '';
      choice.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await isShown(/기업회원/);
  },
);

story('one press of Back leaves the preview, although a popup is open in it', async ({ openScreen }) => {
  const screen = await openScreen(1440, { seesPopups: true });
  await enterAs(screen, 'admin', '/console');
  await screen.open('/console/preview');
  const isPopupOpen = () =>
    screen.evaluate(() =>
      Boolean(document.querySelector('iframe')?.contentDocument?.querySelector('dialog[open]')),
    );
  await poll(isPopupOpen, { timeout: 20_000 }).toBe(true);
  await screen.back();
  await screen.isAt('/console');
});
