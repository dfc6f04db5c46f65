import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GridHead } from './grid-head.tsx';
import type { Column } from './grid-types.ts';

const columns: Column<string>[] = [
  { key: 'name', title: '이름', cell: (row) => row },
  { key: 'actions', title: '더 하기', isTitleHidden: true, cell: () => null },
];

test('a column without a visible title has one for screen readers', () => {
  render(
    <table>
      <GridHead columns={columns} sort={undefined} onSort={undefined} chosen={undefined} />
    </table>,
  );
  expect(screen.getByRole('columnheader', { name: '더 하기' })).toBeDefined();
});

test.each([true, false])('all rows can be selected once they are loaded (loading: %s)', (isAwaited) => {
  const chosen = { all: false, some: false, isAwaited, onToggle: () => undefined };
  render(
    <table>
      <GridHead columns={columns} sort={undefined} onSort={undefined} chosen={chosen} />
    </table>,
  );
  expect(screen.getByRole<HTMLInputElement>('checkbox').disabled).toBe(isAwaited);
});
