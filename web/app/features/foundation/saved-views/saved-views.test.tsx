import { QueryClientProvider, queryOptions } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, useLocation } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#lib/api/query-client.ts';
import { AlertHost } from '#ui/alert/alert-host.tsx';
import { GridSearch } from '#ui/grid/tools/grid-search.tsx';
import { defineList } from '#ui/list-page/list-declaration.ts';
import { ListPage } from '#ui/list-page/list-page.tsx';
import { ListViewsContext, type ListView } from '#ui/list-page/list-views.ts';
import { ToastHost } from '#ui/toast/toast-host.tsx';
import { closeToast, currentToasts } from '#ui/toast/toasts.ts';
import './saved-view-name-sheet.tsx';
import '#ui/grid/tools/column-choice.tsx';
import { savedListViews } from './list-views.tsx';
import './view-menu.tsx';

interface Row {
  _id: string;
  name: string;
  city: string;
  state: string;
}

const rows: Row[] = [{ _id: 'a', name: '누리', city: '서울', state: '승인' }];

const declaration = defineList({
  name: 'test-list',
  texts: { title: '목록', list: '목록', noMatch: '없어요', empty: { title: '비었어요' } },
  filters: { searchValue: 'q' },
  toolbar: <GridSearch label="찾기" />,
  query: () => queryOptions({ queryKey: ['rows'], queryFn: async () => ({ rows, count: 1 }) }),
  rowsOf: (data) => data.rows,
  size: 20,
  rowName: ({ name }) => name,
  columns: () => [
    { key: 'name', title: '이름', cell: ({ name }) => name },
    { key: 'city', title: '도시', cell: ({ city }) => city },
    { key: 'state', title: '상태', cell: ({ state }) => state },
  ],
});

const viewOf = (change: Partial<ListView>): ListView => ({
  _id: 'v1',
  name: '서울만',
  query: new URLSearchParams({ q: '서울' }).toString(),
  order: ['state', 'city'],
  hidden: [],
  density: 'compact',
  isDefault: false,
  ...change,
});

/** The server's views of one list, and what it was sent. */
function startServer(start: ListView[]) {
  let views = start;
  const sent: { method: string; body: Record<string, unknown> }[] = [];
  const json = (value: unknown) =>
    new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } });
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return json({ views, count: views.length, next: null });
    const input = (typeof body === 'string' ? JSON.parse(body) : {}) as Record<string, unknown>;
    sent.push({ method, body: input });
    const id = address.split('/').at(-1) ?? '';
    if (method === 'DELETE') views = views.filter(({ _id }) => _id !== id);
    if (method === 'PUT') views = views.map((one) => (one._id === id ? { ...one, ...input } : one));
    if (method === 'POST') views = [...views, viewOf({ ...input, _id: `v${views.length + 5}` })];
    return json(method === 'DELETE' ? {} : { view: views.at(-1) });
  });
  return sent;
}

const Address = () => <output>{decodeURIComponent(useLocation().search)}</output>;

function open(address: string) {
  const Stub = createRoutesStub([
    {
      path: '/list',
      Component: () => (
        <>
          <ListViewsContext value={savedListViews}>
            <ListPage declaration={declaration} />
          </ListViewsContext>
          <Address />
          <AlertHost />
          <ToastHost />
        </>
      ),
    },
  ]);
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <Stub initialEntries={[address]} />
    </QueryClientProvider>,
  );
}

const shownColumns = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const openMenu = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return screen.findByRole('menu');
};
const choose = async (menu: HTMLElement, name: string | RegExp) =>
  userEvent.click(
    within(menu).getByRole(/^서울|처음/.test(String(name)) ? 'menuitemradio' : 'menuitem', { name }),
  );

beforeEach(() => {
  localStorage.clear();
  for (const { id } of currentToasts()) closeToast(id);
});

describe('the saved views of a list', () => {
  it('are chosen by a link, which brings filters, columns and density', async () => {
    startServer([viewOf({})]);
    open('/list');
    await choose(await openMenu('보기'), '서울만');
    await waitFor(() => expect(shownColumns()).toEqual(['이름', '상태', '도시']));
    expect(document.querySelector('output')?.textContent).toBe('?q=서울&view=v1');
    expect(await screen.findByRole('button', { name: '보기: 서울만' })).toBeTruthy();
    await choose(await openMenu('보기: 서울만'), '처음 상태');
    await waitFor(() => expect(shownColumns()).toEqual(['이름', '도시', '상태']));
  });

  it('keep changes of the columns apart until they are saved', async () => {
    const sent = startServer([viewOf({})]);
    open('/list?q=서울&view=v1');
    await userEvent.click(await screen.findByRole('button', { name: '열 설정' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: '도시' }));
    await waitFor(() => expect(shownColumns()).toEqual(['이름', '상태']));
    await userEvent.keyboard('{Escape}');
    await choose(await openMenu('보기: 서울만 (바뀜)'), '바뀐 상태를 이 보기에 저장');
    expect(await screen.findByRole('button', { name: '보기: 서울만' })).toBeTruthy();
    expect(sent[0]?.body).toEqual({
      query: new URLSearchParams({ q: '서울' }).toString(),
      order: ['state', 'city'],
      hidden: ['city'],
      density: 'compact',
    });
  });

  it('are saved under a name, and the new one is open', async () => {
    const sent = startServer([]);
    open('/list?q=부산');
    await choose(await openMenu('보기'), '지금 상태를 새 보기로 저장');
    const sheet = await screen.findByRole('dialog');
    await userEvent.type(within(sheet).getByLabelText('이름'), '부산만');
    await userEvent.click(within(sheet).getByRole('button', { name: '저장하기' }));
    expect(await screen.findByRole('button', { name: '보기: 부산만' })).toBeTruthy();
    expect(sent[0]?.body).toMatchObject({ name: '부산만', list: 'test-list', density: 'normal' });
  });

  it('that are deleted can be taken back', async () => {
    const sent = startServer([viewOf({})]);
    open('/list?q=서울&view=v1');
    await choose(await openMenu('보기: 서울만'), '보기 지우기');
    await userEvent.click(await screen.findByRole('button', { name: '되돌리기' }));
    expect(await screen.findByRole('button', { name: '보기: 서울만' })).toBeTruthy();
    expect(sent.map(({ method }) => method)).toEqual(['DELETE', 'POST']);
  });

  it('open the list with the default one, but not where the person chose another state', async () => {
    startServer([viewOf({ isDefault: true })]);
    const { unmount } = open('/list');
    expect(await screen.findByRole('button', { name: '보기: 서울만' })).toBeTruthy();
    unmount();
    open('/list?view=none');
    expect(await screen.findByRole('button', { name: '보기' })).toBeTruthy();
  });
});
