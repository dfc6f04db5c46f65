import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { alert, confirm } from './alert.ts';
import { AlertHost } from './alert-host.tsx';

const ask = <T,>(question: () => Promise<T>): Promise<T> => {
  let answer: Promise<T> | undefined;
  act(() => {
    answer = question();
  });
  return answer ?? question();
};

describe('the alert dialog', () => {
  it('shows messages one after another and resolves each when it is closed', async () => {
    render(<AlertHost />);
    const order: string[] = [];
    const first = ask(() => alert('첫 번째')).then(() => order.push('첫 번째'));
    const second = ask(() => alert('두 번째')).then(() => order.push('두 번째'));
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
    expect(screen.getByText('첫 번째')).toBeTruthy();

    await userEvent.click(screen.getByRole('button', { name: '확인' }));
    await first;
    expect(screen.getByText('두 번째')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '확인' }));
    await second;
    expect(order).toEqual(['첫 번째', '두 번째']);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('shows a message again once it was closed', async () => {
    render(<AlertHost />);
    for (const _turn of [1, 2]) {
      const reported = ask(() => alert('이메일을 입력해주세요'));
      await userEvent.click(screen.getByRole('button', { name: '확인' }));
      await reported;
    }
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('shows the same open message once', async () => {
    render(<AlertHost />);
    const reported = [1, 2, 3].map(() => ask(() => alert('접근권한이 없습니다')));
    await userEvent.click(screen.getByRole('button', { name: '확인' }));
    await Promise.all(reported);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('asks before an action and returns the answer', async () => {
    render(<AlertHost />);
    const question = { title: '지원을 취소할까요?', confirmLabel: '지원 취소하기', tone: 'danger' as const };
    const agreed = ask(() => confirm(question));
    await userEvent.click(screen.getByRole('button', { name: '지원 취소하기' }));
    expect(await agreed).toBe(true);

    const declined = ask(() => confirm(question));
    await userEvent.click(screen.getByRole('button', { name: '취소' }));
    expect(await declined).toBe(false);
  });
});
