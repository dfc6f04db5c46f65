import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GridHead } from './grid-head.tsx';
import type { Column } from './grid-types.ts';

const columns: Column<string>[] = [
  { key: 'name', title: '이름', cell: (row) => row },
  { key: 'acts', title: '더 하기', isTitleHidden: true, cell: () => null },
];

test('a column without a title to be seen has one to be read out', () => {
  render(
    <table>
      <GridHead columns={columns} sort={undefined} onSort={undefined} chosen={undefined} />
    </table>,
  );
  expect(screen.getByRole('columnheader', { name: '더 하기' })).toBeDefined();
});

test.each([true, false])('everything can be chosen once the rows are there (awaited: %s)', (isAwaited) => {
  const chosen = { all: false, some: false, isAwaited, onToggle: () => undefined };
  render(
    <table>
      <GridHead columns={columns} sort={undefined} onSort={undefined} chosen={chosen} />
    </table>,
  );
  expect(screen.getByRole<HTMLInputElement>('checkbox').disabled).toBe(isAwaited);
});
