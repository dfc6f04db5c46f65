import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ReasonSheet } from './reason-sheet.tsx';
import { confirmLeaving } from './use-leave-guard.ts';

vi.mock('./use-leave-guard.ts');

const onClose = vi.fn<() => void>();

beforeEach(() => {
  onClose.mockReset();
  render(
    <ReasonSheet
      title="연락처 보기"
      reasons={['문의 답변']}
      act="보기"
      isBusy={false}
      onClose={onClose}
      onGive={() => undefined}
    />,
  );
});

const close = () => userEvent.click(screen.getByRole('button', { name: '닫기' }));

test('a reason of one’s own is not lost without being asked about', async () => {
  vi.mocked(confirmLeaving).mockResolvedValueOnce(false);
  await userEvent.type(screen.getByRole('textbox'), '분실 신고');
  await close();
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox')).toHaveProperty('value', '분실 신고');
});

test('a ready reason, one press away, is', async () => {
  await userEvent.click(screen.getByRole('button', { name: '문의 답변' }));
  await close();
  expect(onClose).toHaveBeenCalledOnce();
});
