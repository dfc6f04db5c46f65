import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { namesOf, oneOf, useListParams } from './use-list-params.ts';
import { useSelectedRows } from './use-selected-rows.ts';
import { useListScreen } from './use-list-screen.ts';
import { useSort } from './use-sort.ts';

const filters = { searchValue: 'q', state: oneOf('state', ['OPEN', 'CLOSED']) };
const SIZE = 2;

interface ListRequest {
  searchValue: string | undefined;
  state: string | undefined;
  page: number;
}

/** Rows of a server that responds when the test lets it. */
function listServer() {
  const waiting: (() => void)[] = [];
  const query = (requested: ListRequest) =>
    queryOptions({
      queryKey: ['rows', requested],
      queryFn: () =>
        new Promise<{ rows: { _id: string }[]; count: number }>((resolve) => {
          waiting.push(() => resolve({ rows: [{ _id: JSON.stringify(requested) }], count: 6 }));
        }),
    });
  const answer = async () => {
    await vi.waitFor(() => expect(waiting).not.toHaveLength(0));
    await act(async () => waiting.splice(0).forEach((resolve) => resolve()));
  };
  return { query, answer };
}

function openList(address: string) {
  const server = listServer();
  function List() {
    const params = useListParams(filters);
    const { requested, onSort } = useSort(['period.endsAt', 'name']);
    const { grid } = useListScreen({
      query: server.query(params),
      rowsOf: ({ rows }) => rows,
      page: params.page,
      size: SIZE,
    });
    const { chosen, selection } = useSelectedRows(grid.rows, params.state);
    return (
      <>
        <ul>
          {grid.rows?.map((row) => (
            <li key={row._id}>{row._id}</li>
          ))}
        </ul>
        <p data-testid="sort">{requested && `${requested.key} ${String(requested.isDescending)}`}</p>
        <p data-testid="chosen">{chosen.length}</p>
        <button onClick={() => onSort({ key: 'name', isDescending: false })}>이름</button>
        <button onClick={() => selection.onChange(new Set(grid.rows?.map(({ _id }) => _id)))}>모두</button>
        <button onClick={() => grid.onPage(2)}>다음</button>
        {grid.isStale && <p>새로 읽는 중</p>}
      </>
    );
  }
  const router = createMemoryRouter([{ path: '/', element: <List /> }], { initialEntries: [address] });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { router, answer: server.answer };
}

const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
const rowTexts = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const expectRow = (requested: object) =>
  vi.waitFor(() => expect(rowTexts()).toEqual([JSON.stringify(requested)]));

test('the call has the parameters of the address, without values that the list does not support', async () => {
  const { answer } = openList('/?q=김&state=GONE&page=2');
  await answer();
  await vi.waitFor(() => expect(rowTexts()).toEqual([JSON.stringify({ searchValue: '김', page: 2 })]));
});

test('the rows of one page are shown until the next page is loaded', async () => {
  const { router, answer } = openList('/?state=OPEN');
  await answer();
  await expectRow({ state: 'OPEN', page: 1 });
  press('다음');
  expect(router.state.location.search).toBe('?state=OPEN&page=2');
  await expectRow({ state: 'OPEN', page: 1 });
  expect(screen.getByText('새로 읽는 중')).toBeDefined();
  await answer();
  await expectRow({ state: 'OPEN', page: 2 });
  expect(screen.queryByText('새로 읽는 중')).toBeNull();
});

test('a sort key may contain a point', () => {
  openList('/?sort=period.endsAt.desc');
  expect(screen.getByTestId('sort').textContent).toBe('period.endsAt true');
});

test('an unknown order is ignored, and a new one is written to the address', () => {
  const { router } = openList('/?sort=password.desc&page=3');
  expect(screen.getByTestId('sort').textContent).toBe('');
  press('이름');
  expect(router.state.location.search).toBe('?sort=name.asc');
});

test('rows stay selected on other pages; another scope starts without a selection', async () => {
  const { router, answer } = openList('/?state=OPEN');
  await answer();
  await expectRow({ state: 'OPEN', page: 1 });
  press('모두');
  press('다음');
  await answer();
  await expectRow({ state: 'OPEN', page: 2 });
  expect(screen.getByTestId('chosen').textContent).toBe('1');
  await act(() => router.navigate('/?state=CLOSED'));
  expect(screen.getByTestId('chosen').textContent).toBe('0');
});

test('clearing an empty result removes every filter from the address', () => {
  expect(namesOf(filters)).toEqual(['q', 'state']);
});
