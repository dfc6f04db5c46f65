import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { AlertHost } from '../alert/alert-host.tsx';
import { describeConflictBy } from '../form/conflict-difference.ts';
import { Text } from '../form/fields/text.tsx';
import { RowSheet } from './row-sheet.tsx';

interface Values {
  name: string;
}
type Row = Values & { _id: string; version: number };

const save = vi.fn<(saved: unknown) => Promise<void>>();
const remove = vi.fn<() => Promise<void>>();
const onClose = vi.fn<() => void>();
beforeEach(() => {
  vi.clearAllMocks();
  save.mockResolvedValue();
  remove.mockResolvedValue();
});

const texts = { add: '추가', edit: '고치기', save: '저장', saved: (name: string) => `${name} 저장됨` };
const removal = {
  title: (name: string) => `${name} 삭제?`,
  body: '되돌릴 수 없어요',
  act: '삭제',
  done: '삭제됨',
};

function show(row: Row | undefined, mayWrite = true) {
  const Screen = () => (
    <RowSheet<Values, Values, Row>
      kind="test"
      row={row}
      valuesOf={(of) => ({ name: of?.name ?? '' })}
      resolver={(values) => ({ values, errors: {} })}
      describe={describeConflictBy({ name: '이름' })}
      save={save}
      isSaving={false}
      nameOf={({ name }) => name}
      texts={texts}
      mayWrite={mayWrite}
      removal={row && { texts: removal, name: row.name, run: remove }}
      onClose={onClose}
    >
      <Text name="name" label="이름" />
    </RowSheet>
  );
  const Stub = createRoutesStub([{ path: '/', Component: Screen }]);
  render(
    <>
      <AlertHost />
      <Stub />
    </>,
  );
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const type = (text: string) => userEvent.type(screen.getByLabelText('이름'), text);

const row: Row = { _id: 'r1', version: 3, name: '인사' };

test('a saved row carries its id and the version that the form started from', async () => {
  show(row);
  await type('말');
  await press('저장');
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(save).toHaveBeenCalledWith({ id: 'r1', draft: { name: '인사말' }, version: 3 });
});

test('a new row has neither, and nothing to delete', async () => {
  show(undefined);
  expect(screen.queryByRole('button', { name: '삭제' })).toBeNull();
  await type('새것');
  await press('저장');
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(save).toHaveBeenCalledWith({ id: undefined, draft: { name: '새것' }, version: undefined });
});

test('unsaved input is discarded only after a question', async () => {
  show(row);
  await type('말');
  await press('취소');
  await screen.findByRole('alertdialog');
  await press('계속 쓰기');
  expect(onClose).not.toHaveBeenCalled();
});

test('a row is deleted after a question, also with unsaved input', async () => {
  show(row);
  await type('말');
  await press('삭제');
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('인사 삭제?');
  expect(remove).not.toHaveBeenCalled();
  await userEvent.click(within(dialog).getByRole('button', { name: '삭제' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(remove).toHaveBeenCalledTimes(1);
});

test('a reader has no buttons', () => {
  show(row, false);
  expect(screen.queryByRole('button', { name: '저장' })).toBeNull();
  expect(screen.queryByRole('button', { name: '삭제' })).toBeNull();
});
