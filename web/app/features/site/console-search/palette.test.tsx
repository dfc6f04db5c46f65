import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, useLocation } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#lib/api/query-client.ts';
import { browserStorage } from '#lib/storage/browser-storage.ts';
import { PaletteButton } from './palette-button.tsx';
// The button loads it later, which may take longer than the default timeout of a query.
import './palette.tsx';

const rights = vi.hoisted(() => ({ denied: [] as string[] }));
vi.mock('#lib/session/rights.ts', () => ({
  rightOfScreen: (path: string) => (path.startsWith('/console/users') ? 'members.read' : undefined),
  useRights: () => ({ isKnown: true, may: (right?: string) => !rights.denied.includes(right ?? '') }),
}));
vi.mock('#lib/session/use-session.ts', () => ({
  useSession: () => ({ state: 'in', userId: 'admin-1', isConsole: true, userType: null }),
}));

const member = {
  _id: 'm1',
  name: '서*늘',
  note: 'haneul · 010****5678',
  state: null,
  link: '/console/users/m1',
};
const notice = {
  _id: 'n1',
  name: '서버 점검 안내',
  note: '',
  state: null,
  link: '/console/center/notifications?edit=n1',
};
const groups = [
  { kind: 'members', title: '회원', rows: [member] },
  { kind: 'notices', title: '공지', rows: [notice] },
];

const menu = [{ name: '고객센터', links: [{ to: '/console/center/notifications', name: '공지' }] }];

let asked: string[];
let isBroken: boolean;
beforeEach(() => {
  rights.denied = [];
  asked = [];
  isBroken = false;
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(decodeURIComponent(address));
    const isFound = address.includes(`q=${encodeURIComponent('서')}`);
    const body = isBroken
      ? { code: 'unavailable', message: '잠시 뒤에', requestId: 'r' }
      : { groups: isFound ? groups : [] };
    return new Response(JSON.stringify(body), {
      status: isBroken ? 503 : 200,
      headers: { 'content-type': 'application/json' },
    });
  });
});

function Place() {
  const { pathname, search } = useLocation();
  return <p data-testid="place">{pathname + search}</p>;
}

function open() {
  const Stub = createRoutesStub([
    {
      path: '*',
      Component: () => (
        <>
          <PaletteButton menu={menu} />
          <Place />
        </>
      ),
    },
  ]);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Stub initialEntries={['/console']} />
    </QueryClientProvider>,
  );
}

const field = () => screen.findByRole('combobox', { name: '관리 검색' });
const place = () => screen.getByTestId('place').textContent;
const chosen = async () => {
  const id = (await field()).getAttribute('aria-activedescendant') ?? '';
  return document.querySelector(`[id="${id}"]`)?.textContent;
};

describe('the search of the console', () => {
  it('opens by Ctrl K also on a Korean layout, closes by it, and leaves other keys alone', async () => {
    open();
    await userEvent.keyboard('k');
    expect(screen.queryByRole('combobox')).toBeNull();
    await userEvent.keyboard('{Control>}k{/Control}');
    const box = await field();
    expect(document.activeElement).toBe(box);
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ㅏ', code: 'KeyK', metaKey: true }));
    expect(await field()).toBeTruthy();
  });

  it('finds acts by initial consonants and opens one by Enter', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: /관리 검색/ }));
    await userEvent.type(await field(), 'ㅅㄱㅈ');
    const actions = await screen.findByRole('group', { name: '할 일' });
    expect(
      within(actions)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['새 공지 쓰기']);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(place()).toBe('/console/center/notifications?edit=new'));
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  });

  it('asks the server once for a word, and moves between the groups by arrow keys', async () => {
    open();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await field(), '서');
    const members = await screen.findByRole('group', { name: '회원' });
    expect(within(members).getByRole('option').textContent).toBe('서*늘haneul · 010****5678');
    expect(asked.filter((address) => address.includes('q=서'))).toHaveLength(1);
    const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(await chosen()).toBe(names[0]);
    await userEvent.keyboard('{ArrowUp}');
    expect(await chosen()).toBe('서버 점검 안내');
    await userEvent.keyboard('{ArrowDown}');
    expect(await chosen()).toBe(names[0]);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(place()).toBe('/console/center/notifications?edit=n1'));
  });

  it('opens a new tab by Ctrl Enter and stays open', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    open();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await field(), '새 공지');
    await screen.findByRole('option', { name: '새 공지 쓰기' });
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(opened).toHaveBeenCalledWith('/console/center/notifications?edit=new', '_blank', 'noopener');
    expect(await field()).toBeTruthy();
    expect(place()).toBe('/console');
  });

  it('keeps recent choices on this device, and nothing of a member', async () => {
    open();
    for (const name of [/서버 점검/, /서\*늘/]) {
      await userEvent.keyboard('{Control>}k{/Control}');
      await userEvent.type(await field(), '서');
      await userEvent.click(await screen.findByRole('option', { name }));
      await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    }
    await waitFor(() => expect(place()).toBe('/console/users/m1'));
    expect(JSON.stringify(browserStorage.readJson('console-search:admin-1'))).not.toMatch(/늘|m1|haneul/);
    await userEvent.keyboard('{Control>}k{/Control}');
    await field();
    const recent = screen.getByRole('group', { name: '최근에 연 것' });
    expect(
      within(recent)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['서버 점검 안내']);
  });

  it('offers nothing that the role may not do', async () => {
    rights.denied = ['content.write', 'members.read'];
    open();
    await userEvent.keyboard('{Control>}k{/Control}');
    await field();
    const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(names).toContain('로그아웃');
    expect(names).not.toContain('새 공지 쓰기');
    expect(names).not.toContain('회원 등록하기');
  });

  it('says that rows could not be searched, with the acts still there', async () => {
    isBroken = true;
    open();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await field(), '공지');
    expect((await screen.findByRole('alert')).textContent).toContain('찾지 못했어요');
    expect(screen.getByRole('option', { name: '새 공지 쓰기' })).toBeTruthy();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: '다시 찾기' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});
