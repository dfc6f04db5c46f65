import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { QueryView } from './query-view.tsx';

const shown = (query: { data?: string; error?: Error; refetch?: () => Promise<unknown> }) =>
  render(
    <QueryView
      of={{ data: undefined, error: null, refetch: () => Promise.resolve(), ...query }}
      waiting={<p>오는 중</p>}
    >
      {(text) => <p>{text}</p>}
    </QueryView>,
  );

test('shows the skeleton, then the loaded data', () => {
  const { unmount } = shown({});
  expect(screen.getByText('오는 중')).toBeDefined();
  unmount();
  shown({ data: '왔어요' });
  expect(screen.getByText('왔어요')).toBeDefined();
});

test('shows why nothing was loaded and tries again on request', async () => {
  const refetch = vi.fn<() => Promise<unknown>>(() => Promise.resolve());
  shown({ error: new Error('끊겼어요'), refetch });
  expect(screen.getByRole('alert').textContent).toContain('끊겼어요');
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(refetch).toHaveBeenCalledOnce();
});

test('keeps its data when a later request fails', () => {
  shown({ data: '먼저 온 것', error: new Error('끊겼어요') });
  expect(screen.getByText('먼저 온 것')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});
