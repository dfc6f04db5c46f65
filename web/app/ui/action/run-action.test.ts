import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '#lib/api/api-error.ts';
import { currentAlert, settleAlert } from '../alert/alerts.ts';
import { closeToast, currentToasts } from '../toast/toasts.ts';
import { runAction } from './run-action.ts';

const ask = { title: '삭제할까요?', confirmLabel: '삭제' };
const rejection = new ApiError(409, { code: 'conflict', message: '이미 바뀌었어요' });
const reject = () => Promise.reject(rejection);

/** Presses a button of the open dialog, as the person would. */
function answer(isConfirmed: boolean): void {
  const open = currentAlert();
  if (!open) throw new Error('no dialog is open');
  settleAlert(open, isConfirmed);
}

const toastTexts = () => currentToasts().map(({ message }) => message);

afterEach(() => {
  for (const { id } of currentToasts()) closeToast(id);
});

test('nothing runs and nothing is shown when the person does not confirm', async () => {
  const run = vi.fn<() => Promise<void>>(async () => undefined);
  const outcome = runAction({ ask, run, done: '삭제했어요' });
  answer(false);
  expect(await outcome).toBe(false);
  expect(run).not.toHaveBeenCalled();
  expect(toastTexts()).toEqual([]);
});

test('after the confirmation it runs once and shows the success message with the result', async () => {
  const run = vi.fn<() => Promise<number>>(async () => 3);
  const outcome = runAction({ ask, run, done: (count) => `${count}건을 삭제했어요` });
  expect(run).not.toHaveBeenCalled();
  answer(true);
  expect(await outcome).toBe(true);
  expect(run).toHaveBeenCalledTimes(1);
  expect(toastTexts()).toEqual(['3건을 삭제했어요']);
});

test('a rejected action shows the reason in the dialog and no success message', async () => {
  const outcome = runAction({ run: reject, done: '삭제했어요' });
  await vi.waitFor(() => expect(currentAlert()?.body).toBe('이미 바뀌었어요'));
  answer(true);
  expect(await outcome).toBe(false);
  expect(toastTexts()).toEqual([]);
});

test('its own report replaces the dialog', async () => {
  const report = vi.fn<(error: unknown) => void>();
  expect(await runAction({ run: reject, report })).toBe(false);
  expect(report).toHaveBeenCalledWith(rejection);
});

test('an error that is not a rejection is thrown again', async () => {
  const fault = new TypeError('an unexpected error');
  await expect(runAction({ run: () => Promise.reject(fault) })).rejects.toBe(fault);
});
