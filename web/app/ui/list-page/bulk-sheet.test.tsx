import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#lib/api/api-error.ts';
import { AlertHost } from '../alert/alert-host.tsx';
import { ToastHost } from '../toast/toast-host.tsx';
import { closeToast, currentToasts, lifeOf } from '../toast/toasts.ts';
import type { BulkAction } from './bulk-action.ts';
import { BulkSheet } from './bulk-sheet.tsx';

interface Row {
  name: string;
  isShown: boolean;
}

const rows: Row[] = [
  { name: '가', isShown: true },
  { name: '나', isShown: true },
  { name: '다', isShown: false },
];

const actionOf = (change: Partial<BulkAction<Row>>): BulkAction<Row> => ({
  key: 'hide',
  label: '숨기기',
  about: '목록에서 보이지 않아요.',
  changes: ({ isShown }) => isShown,
  run: async () => undefined,
  ...change,
});

function show(action: BulkAction<Row>) {
  const calls = { onClose: vi.fn<() => void>(), onDone: vi.fn<() => void>() };
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <>
          <BulkSheet action={action} rows={rows} nameOf={({ name }) => name} {...calls} />
          <AlertHost />
          <ToastHost />
        </>
      ),
    },
  ]);
  render(<Stub />);
  return calls;
}

const press = () => userEvent.click(screen.getByRole('button', { name: '숨기기' }));

beforeEach(() => {
  for (const { id } of currentToasts()) closeToast(id);
});

it('changes only the rows that would change, and restores them within twenty seconds', async () => {
  const [run, undo] = [
    vi.fn<BulkAction<Row>['run']>(async () => undefined),
    vi.fn<BulkAction<Row>['run']>(async () => undefined),
  ];
  const { onDone } = show(actionOf({ run, undo }));
  await press();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(run.mock.calls).toEqual([[rows[0]], [rows[1]]]);
  expect(currentToasts().map(lifeOf)).toEqual([20_000]);
  await userEvent.click(screen.getByRole('button', { name: '되돌리기' }));
  expect(await screen.findByText('2건을 되돌렸어요')).toBeTruthy();
  expect(undo.mock.calls).toEqual([[rows[0]], [rows[1]]]);
});

it('does not offer to restore what cannot be', async () => {
  const { onDone } = show(actionOf({}));
  await press();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(screen.queryByRole('button', { name: '되돌리기' })).toBeNull();
});

it('shows what became of each row, and restores only those that were changed', async () => {
  const undo = vi.fn<BulkAction<Row>['run']>(async () => undefined);
  const run = async ({ name }: Row) => {
    if (name === '가')
      throw new ApiError(409, { code: 'conflict', message: '이미 지웠어요', requestId: 'r1' });
  };
  const { onDone } = show(actionOf({ run, undo }));
  await press();
  const failed = await screen.findByRole('alert');
  expect(within(failed).getByText('가').closest('li')?.textContent).toContain('이미 지웠어요');
  expect(within(screen.getByRole('dialog')).getByText('나')).toBeTruthy();
  expect(onDone).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '되돌리기' }));
  await waitFor(() => expect(undo.mock.calls).toEqual([[rows[1]]]));
});
