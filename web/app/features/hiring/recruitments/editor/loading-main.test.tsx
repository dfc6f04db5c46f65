import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LoadingMain } from './loading-main.tsx';

const Loaded = () => (
  <main tabIndex={-1}>
    <input aria-label="제목" />
  </main>
);

test('the focus in the main part stays there when its data arrives', async () => {
  const { rerender } = render(<LoadingMain />);
  screen.getByRole('main').focus();
  rerender(<Loaded />);
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('main'));
});

test('the focus elsewhere is left alone when the data of the main part arrives', async () => {
  const { rerender } = render(<LoadingMain />);
  rerender(<Loaded />);
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
});
