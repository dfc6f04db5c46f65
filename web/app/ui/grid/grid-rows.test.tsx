import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { GridRows } from './grid-rows.tsx';
import type { Column } from './grid-types.ts';

interface Row {
  _id: string;
}

const columns: readonly Column<Row>[] = [
  { key: 'name', title: '이름', cell: ({ _id }) => _id },
  { key: 'menu', title: '메뉴', isTitleHidden: true, cell: () => <button type="button">더보기</button> },
];
const rows = [{ _id: 'kim' }];

it('opens a row by a press on its text, not by one just beside its check box or its menu', async () => {
  const onOpen = vi.fn<(row: Row) => void>();
  const grid = {
    label: '회원',
    empty: null,
    name: 'members',
    columns,
    rows,
    rowId: ({ _id }: Row) => _id,
    rowName: ({ _id }: Row) => _id,
    selection: { ids: new Set<string>(), onChange: () => undefined },
    onOpen,
  };
  render(
    <table>
      <GridRows grid={grid} columns={columns} rows={rows} chosen={new Set()} onToggle={() => undefined} />
    </table>,
  );
  const [box, name, menu] = screen.getAllByRole('cell');
  if (!box || !name || !menu) throw new Error('the row has no cells');
  await userEvent.click(box);
  await userEvent.click(menu);
  expect(onOpen).not.toHaveBeenCalled();
  await userEvent.click(name);
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(rows[0]);
});
