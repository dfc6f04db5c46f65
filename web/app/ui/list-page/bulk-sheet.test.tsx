import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoutesStub } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#lib/api/api-error.ts';
import { AlertHost } from '../alert/alert-host.tsx';
import { ToastHost } from '../toast/toast-host.tsx';
import { closeToast, currentToasts, lifeOf } from '../toast/toasts.ts';
import { REMOVAL_APPROVAL_ABOVE, REMOVAL_MAX } from '@ieum/contract/foundation/approvals/enums.ts';
import type { Removal, RemovalDraft } from '@ieum/contract/foundation/approvals/removals.ts';
import type { BulkAction } from './bulk-action.ts';
import { BulkSheet } from './bulk-sheet.tsx';
import { removeAction } from '#features/foundation/approvals/remove-action.ts';

interface Row {
  _id: string;
  version: number;
  name: string;
  isShown: boolean;
}

type Run = NonNullable<BulkAction<Row>['run']>;

const rows: Row[] = [
  { _id: '0', version: 0, name: '가', isShown: true },
  { _id: '1', version: 0, name: '나', isShown: true },
  { _id: '2', version: 0, name: '다', isShown: false },
];

const actionOf = (change: Partial<BulkAction<Row>>): BulkAction<Row> => ({
  key: 'hide',
  label: '숨기기',
  about: '목록에서 보이지 않아요.',
  changes: ({ isShown }) => isShown,
  run: async () => undefined,
  ...change,
});

function show(action: BulkAction<Row>, input: readonly Row[] = rows) {
  const calls = { onClose: vi.fn<() => void>(), onDone: vi.fn<() => void>() };
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <>
          <BulkSheet action={action} rows={input} nameOf={({ name }) => name} {...calls} />
          <AlertHost />
          <ToastHost />
        </>
      ),
    },
  ]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Stub />
    </QueryClientProvider>,
  );
  return calls;
}

const approvers = { hasApprovers: true };
const press = () => userEvent.click(screen.getByRole('button', { name: '숨기기' }));

beforeEach(() => {
  approvers.hasApprovers = true;
  vi.stubGlobal('fetch', async () => Response.json(approvers));
  for (const { id } of currentToasts()) closeToast(id);
});

it('changes only the rows that would change, and restores them within twenty seconds', async () => {
  const [run, undo] = [vi.fn<Run>(async () => undefined), vi.fn<Run>(async () => undefined)];
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

it('shows the result for each row, and restores only those that were changed', async () => {
  const undo = vi.fn<Run>(async () => undefined);
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

type RemoveAll = (draft: RemovalDraft) => Promise<Removal>;
const many = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    _id: String(index),
    version: index,
    name: `글 ${index}`,
    isShown: true,
  }));
function showRemoval(input: readonly Row[], answer: Removal) {
  const removeAll = vi.fn<RemoveAll>(async () => answer);
  const texts = { label: '숨기기', about: '되돌릴 수 없어요.' };
  return { removeAll, ...show(removeAction({ ...texts, removeAll, onDone: async () => undefined }), input) };
}

it('deletes all rows in one call as they were seen, and shows those that stayed with the reason', async () => {
  const { removeAll, onDone } = showRemoval(rows, {
    results: [
      { _id: '0', outcome: 'REMOVED' },
      { _id: '1', outcome: 'CHANGED' },
      { _id: '2', outcome: 'MISSING' },
    ],
  });
  expect(screen.queryByRole('textbox')).toBeNull();
  await press();
  const failed = await screen.findByRole('alert');
  expect(within(failed).getByText('나').closest('li')?.textContent).toContain('그사이 다른 곳에서 바뀌어서');
  expect(within(failed).getByText('다').closest('li')?.textContent).toContain('이미 지워졌어요');
  expect(removeAll.mock.calls[0]?.[0].rows).toEqual(['0', '1', '2'].map((_id) => ({ _id, version: 0 })));
  expect(onDone).not.toHaveBeenCalled();
});

it('says beforehand that more than a hundred need another administrator, and asks for the reason', async () => {
  const answer = { results: [], approval: { _id: 'a1' } };
  const { removeAll, onDone } = showRemoval(many(REMOVAL_APPROVAL_ABOVE + 1), answer);
  expect(screen.getByText(/승인할 수 있는 관리자에게 알림이 가요/u)).toBeTruthy();
  const ask = () => userEvent.click(screen.getByRole('button', { name: '승인 요청하기' }));
  expect(screen.queryByRole('button', { name: '숨기기' })).toBeNull();
  await ask();
  expect(await screen.findByText('사유를 적어 주세요')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(/사유/));
  expect(removeAll).not.toHaveBeenCalled();
  await userEvent.type(screen.getByRole('textbox'), '정리');
  await ask();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(removeAll.mock.calls[0]?.[0]).toMatchObject({ reason: '정리' });
  expect(currentToasts().map(({ message }) => message)).toEqual([
    '승인을 요청했어요. 결정되면 알림으로 알려 드려요.',
  ]);
});

it('says beforehand that it is done at once where nobody else could approve it, and asks for the reason', async () => {
  approvers.hasApprovers = false;
  const results = many(REMOVAL_APPROVAL_ABOVE + 1).map(({ _id }) => ({ _id, outcome: 'REMOVED' as const }));
  const { removeAll } = showRemoval(many(REMOVAL_APPROVAL_ABOVE + 1), { results });
  expect(await screen.findByText(/다른 관리자가 없어서 바로 실행돼요/u)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '승인 요청하기' })).toBeNull();
  await press();
  expect(await screen.findByText('사유를 적어 주세요')).toBeTruthy();
  expect(removeAll).not.toHaveBeenCalled();
  await userEvent.type(screen.getByRole('textbox', { name: /감사 기록에 남길 사유/u }), '정리');
  await press();
  await waitFor(() => expect(removeAll.mock.calls[0]?.[0]).toMatchObject({ reason: '정리' }));
});

it('does not begin with more rows than can be deleted at once', () => {
  showRemoval(many(REMOVAL_MAX + 1), { results: [] });
  expect(screen.getByRole('alert').textContent).toContain(`${REMOVAL_MAX}건까지`);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '숨기기' }).disabled).toBe(true);
});
