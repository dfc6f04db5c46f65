import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { ConfirmStep } from './confirm-step.tsx';
import * as data from './data.ts';

function show() {
  const { promise, resolve } = Promise.withResolvers<string>();
  const leave = vi.spyOn(data, 'withdraw').mockReturnValue(promise);
  const onGone = vi.fn<(eraseAt: string) => Promise<void>>(async () => undefined);
  render(
    <MemoryRouter>
      <ConfirmStep password="Secret!2026" onGone={onGone} onRejected={vi.fn<() => void>()} />
    </MemoryRouter>,
  );
  return { leave, onGone, answer: () => resolve('2026-12-20T00:00:00Z') };
}

describe('the last page of the withdrawal', () => {
  it('sends the reasons once, and only after the acknowledgement', async () => {
    const { leave, onGone, answer } = show();
    const button = screen.getByRole('button', { name: '탈퇴하기' }) as HTMLButtonElement;
    expect(button.disabled).toBe(true);
    await userEvent.click(screen.getByRole('checkbox', { name: '쓰기 불편해요' }));
    await userEvent.click(screen.getByRole('checkbox', { name: '개인정보가 걱정돼요' }));
    await userEvent.type(screen.getByRole('textbox', { name: '더 하고 싶은 말' }), '고마웠어요');
    await userEvent.click(screen.getByRole('checkbox', { name: /되돌릴 수 없다는/ }));
    await userEvent.dblClick(button);
    answer();
    await waitFor(() => expect(onGone).toHaveBeenCalledWith('2026-12-20T00:00:00Z'));
    expect(leave).toHaveBeenCalledOnce();
    expect(leave).toHaveBeenCalledWith('Secret!2026', {
      reasons: ['HARD_TO_USE', 'PRIVACY'],
      reason: '고마웠어요',
    });
  });
});
