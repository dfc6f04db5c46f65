import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { useUrlState } from '../layout/use-url-state.ts';
import { DataGrid } from './data-grid.tsx';
import { usePages } from './use-pages.ts';

const SIZE = 20;

/** A list of `count` rows as a server pages it. */
function List({ count }: { count: number }) {
  const { page } = useUrlState();
  const from = (page - 1) * SIZE;
  const rows = Array.from(
    { length: Math.max(0, Math.min(SIZE, count - from)) },
    (_, i) => `${from + i + 1}번`,
  );
  const list = { data: { count }, error: null, isPlaceholderData: false, refetch: async () => undefined };
  const pages = usePages(list, { page, size: SIZE });
  return (
    <DataGrid
      label="목록"
      name="test"
      columns={[{ key: 'name', title: '이름', cell: (row: string) => row }]}
      rows={rows}
      rowId={(row) => row}
      rowName={(row) => row}
      card={(row) => row}
      {...pages}
      empty={<p>아무도 기다리지 않아요</p>}
    />
  );
}

function at(address: string, count: number) {
  const router = createMemoryRouter([{ path: '/list', element: <List count={count} /> }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />);
  return router;
}

test('a page beyond the end leads to the last page and never shows an empty list', async () => {
  const router = at('/list?tab=waiting&page=2', 19);
  expect(screen.queryByText('아무도 기다리지 않아요')).toBeNull();
  await waitFor(() => expect(router.state.location.search).toBe('?tab=waiting'));
  expect((await screen.findAllByText('19번')).length).toBeGreaterThan(0);
  expect(screen.queryByText('아무도 기다리지 않아요')).toBeNull();
});

test('the last page of a long list is found from far beyond it', async () => {
  const router = at('/list?page=999', 45);
  await waitFor(() => expect(router.state.location.search).toBe('?page=3'));
  expect((await screen.findAllByText('45번')).length).toBeGreaterThan(0);
});

test('an empty list is empty on every page', async () => {
  const router = at('/list?page=4', 0);
  expect(await screen.findByText('아무도 기다리지 않아요')).toBeDefined();
  await waitFor(() => expect(router.state.location.search).toBe(''));
});
