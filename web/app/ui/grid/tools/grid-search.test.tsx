import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GridSearch } from './grid-search.tsx';

const SETTLED = 400;
const SLOW = 1000;

/** A list whose rows load slowly: its address changes only once they are loaded. */
const slowList = () =>
  createMemoryRouter([
    {
      path: '/',
      element: <GridSearch label="찾기" />,
      hydrateFallbackElement: <p>…</p>,
      loader: ({ request }) =>
        request.url.includes('q=') ? new Promise((resolve) => setTimeout(resolve, SLOW, null)) : null,
    },
  ]);

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('input during the loading of a slow list is not lost', async () => {
  const router = slowList();
  render(<RouterProvider router={router} />);
  await pass(0);
  type('김');
  await pass(SETTLED);
  await pass(SLOW - 100);
  type('김하');
  await pass(200);
  expect(decodeURIComponent(router.state.location.search)).toBe('?q=김');
  expect(field().value).toBe('김하');
  await pass(SETTLED + SLOW);
  expect(decodeURIComponent(router.state.location.search)).toBe('?q=김하');
});

test('Back restores the earlier text', async () => {
  const router = slowList();
  render(<RouterProvider router={router} />);
  await pass(0);
  act(() => void router.navigate('/?q=이'));
  await pass(SLOW);
  expect(field().value).toBe('이');
  act(() => void router.navigate(-1));
  await pass(SLOW);
  expect(field().value).toBe('');
});
