import { QueryClientProvider, queryOptions } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { createQueryClient } from '#lib/api/query-client.ts';
import { defineList } from './list-declaration.ts';
import { ListPage } from './list-page.tsx';

const rows = [
  { _id: 'a', name: '오래 기다린 문의' },
  { _id: 'b', name: '새 문의' },
];

/** A list whose order without a choice is that of no column. */
const declaration = defineList({
  name: 'rows',
  texts: { title: '문의', list: '문의 목록', noMatch: '없어요', empty: { title: '없어요' } },
  filters: {},
  sort: { keys: ['name'] },
  query: ({ sort }) =>
    queryOptions({
      queryKey: ['rows', sort],
      queryFn: () => ({
        rows: sort
          ? rows.toSorted((a, b) => (sort.isDescending ? -1 : 1) * a.name.localeCompare(b.name))
          : rows,
        count: rows.length,
      }),
    }),
  rowsOf: (page) => page.rows,
  size: 20,
  rowName: ({ name }) => name,
  columns: () => [{ key: 'name', title: '제목', sortKey: 'name', cell: ({ name }) => name }],
});

const names = () => screen.getAllByRole('row').map(({ textContent }) => textContent);

test('a list with an order of its own is sorted by a column once that is pressed', async () => {
  const Stub = createRoutesStub([{ path: '/', Component: () => <ListPage declaration={declaration} /> }]);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Stub />
    </QueryClientProvider>,
  );
  await screen.findByRole('row', { name: /오래 기다린 문의/ });
  const header = screen.getByRole('columnheader', { name: '제목' });
  expect(header.getAttribute('aria-sort')).toBeNull();
  expect(names().slice(1)).toEqual(['오래 기다린 문의', '새 문의']);
  await userEvent.click(screen.getByRole('button', { name: '제목' }));
  await screen.findByRole('columnheader', { name: '제목' });
  expect(header.getAttribute('aria-sort')).toBe('descending');
  await userEvent.click(screen.getByRole('button', { name: '제목' }));
  expect(header.getAttribute('aria-sort')).toBe('ascending');
  await screen.findAllByRole('row');
  expect(names().slice(1)).toEqual(['새 문의', '오래 기다린 문의']);
});
