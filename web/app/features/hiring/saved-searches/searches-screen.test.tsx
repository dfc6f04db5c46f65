import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { AlertHost } from '#ui/alert/alert-host.tsx';
import type { SavedSearch } from './data.ts';
import './saved-search-name-sheet.tsx';
import { SearchesScreen } from './searches-screen.tsx';

const OWN = '/api/v1/person/saved-searches';
const TAKEN = '같은 이름으로 저장한 검색이 있어요';

const aSearch = (id: string, name: string, filter: SavedSearch['filter']): SavedSearch => ({
  _id: id,
  name,
  filter,
  isNotified: true,
  createdAt: '2026-11-24T00:00:00Z',
});

/** A server with these searches, which rejects the name 물류 as taken. */
function aServer(input: SavedSearch[], { isDown = false } = {}) {
  const stored = new Map(input.map((search) => [search._id, search]));
  const answer = (status: number, value: object) =>
    new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });
  vi.stubGlobal('fetch', async (address: string, init: { method?: string; body: string }) => {
    if (isDown) return answer(500, { code: 'internal', message: '문제가 생겼어요' });
    const id = address.slice(OWN.length + 1);
    if (init.method === 'DELETE') stored.delete(id);
    if (init.method === 'PUT') {
      const change = JSON.parse(init.body);
      if (change.name === '물류')
        return answer(400, { code: 'invalid', message: TAKEN, fields: { name: TAKEN } });
      const search = { ...stored.get(id), ...change };
      stored.set(id, search);
      return answer(200, { search });
    }
    const searches = [...stored.values()];
    return answer(200, { searches, count: searches.length, next: null });
  });
  return stored;
}

const show = () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const Screen = () => (
    <QueryClientProvider client={client}>
      <SearchesScreen />
      <AlertHost />
    </QueryClientProvider>
  );
  const Stub = createRoutesStub([{ path: '/', Component: Screen }]);
  return render(<Stub />);
};

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: string) => userEvent.click(await screen.findByRole('menuitem', { name }));
const trade = aSearch('s1', '무역', { searchValue: '무역', region: '서울', types: 'REGULAR' });

afterEach(cleanup);

test('each search has its conditions in words and leads to its results', async () => {
  aServer([trade]);
  show();
  const link = await screen.findByRole('link', { name: '무역' });
  const query = new URLSearchParams(link.getAttribute('href')?.split('?')[1]);
  expect(Object.fromEntries(query)).toEqual(trade.filter);
  expect(screen.getByText('무역 · 서울 · 정규직')).toBeDefined();
});

test('without searches the screen says how to save one', async () => {
  aServer([]);
  show();
  expect(await screen.findByText('아직 저장한 검색이 없어요')).toBeDefined();
});

test('when the list cannot be loaded, the reason and a retry are shown', async () => {
  aServer([], { isDown: true });
  show();
  expect(await screen.findByText('문제가 생겼어요')).toBeDefined();
});

test('a taken name is shown at the field, and another one is saved', async () => {
  aServer([trade]);
  show();
  await press('무역 더 하기');
  await choose('이름 바꾸기');
  const field = await screen.findByLabelText('이름');
  await userEvent.clear(field);
  await userEvent.type(field, '물류');
  await press('저장하기');
  expect(await screen.findByText(TAKEN)).toBeDefined();
  await userEvent.type(field, ' 서울');
  await press('저장하기');
  expect(await screen.findByRole('link', { name: '물류 서울' })).toBeDefined();
});

test('the notification of one search is turned off', async () => {
  const stored = aServer([trade]);
  show();
  await userEvent.click(await screen.findByRole('checkbox', { name: '무역 새 공고 알림' }));
  await waitFor(() => expect(stored.get('s1')?.isNotified).toBe(false));
});

test('a search is deleted only after a confirmation', async () => {
  const stored = aServer([trade]);
  show();
  await press('무역 더 하기');
  await choose('지우기');
  const question = await screen.findByRole('alertdialog');
  expect(stored.size).toBe(1);
  await userEvent.click(within(question).getByRole('button', { name: '지우기' }));
  expect(await screen.findByText('아직 저장한 검색이 없어요')).toBeDefined();
});
