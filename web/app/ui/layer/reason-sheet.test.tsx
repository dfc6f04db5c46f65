import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ReasonSheet } from './reason-sheet.tsx';
import { confirmLeaving } from './use-leave-guard.ts';

vi.mock('./use-leave-guard.ts');

const onClose = vi.fn<() => void>();
const onGive = vi.fn<(reason: string) => Promise<unknown>>();

beforeEach(() => {
  onClose.mockReset();
  onGive.mockReset();
  render(
    <ReasonSheet title="연락처 보기" reasons={['문의 답변']} act="보기" onClose={onClose} onGive={onGive} />,
  );
});

const close = () => userEvent.click(screen.getByRole('button', { name: '닫기' }));

test('a typed reason is not lost without a confirmation', async () => {
  vi.mocked(confirmLeaving).mockResolvedValueOnce(false);
  await userEvent.type(screen.getByRole('textbox'), '분실 신고');
  await close();
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox')).toHaveProperty('value', '분실 신고');
});

test('a predefined reason, one press away, is', async () => {
  await userEvent.click(screen.getByRole('button', { name: '문의 답변' }));
  await close();
  expect(onClose).toHaveBeenCalledOnce();
});

test('a double click submits the reason once', async () => {
  onGive.mockReturnValue(new Promise(() => undefined));
  await userEvent.click(screen.getByRole('button', { name: '문의 답변' }));
  const act = screen.getByRole('button', { name: '보기' });
  fireEvent.click(act);
  fireEvent.click(act);
  expect(onGive).toHaveBeenCalledExactlyOnceWith('문의 답변');
});
