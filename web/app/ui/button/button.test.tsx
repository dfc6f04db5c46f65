import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

test('a button runs its action once while it is in progress, and again afterwards', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const erase = vi.fn<() => Promise<undefined>>(() => promise);
  render(<Button onClick={() => erase()}>지우기</Button>);
  const button = screen.getByRole('button', { name: '지우기' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(erase).toHaveBeenCalledOnce();
  await act(async () => resolve(undefined));
  fireEvent.click(button);
  expect(erase).toHaveBeenCalledTimes(2);
});
