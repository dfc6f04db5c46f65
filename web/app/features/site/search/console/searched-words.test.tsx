import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchedWords } from './searched-words.tsx';

const rights = vi.hoisted(() => new Set<string>());
vi.mock('#lib/session/rights.ts', () => ({
  useRights: () => ({ isKnown: true, may: (right: string) => rights.has(right) }),
}));

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  rights.clear();
  let isHidden = false;
  fetched.mockReset().mockImplementation(async (_url, init) => {
    if (init?.method === 'PUT') {
      ({ isHidden } = JSON.parse(init.body as string));
      return Response.json({ words: { words: '나쁜 말', isHidden } });
    }
    return Response.json({ words: [{ words: '나쁜 말', sessions: 4, isHidden }] });
  });
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SearchedWords />
    </QueryClientProvider>,
  );

test('words are hidden from visitors and shown again', async () => {
  rights.add('content.write');
  open();
  expect(await screen.findByText('방문 4번')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '나쁜 말 숨기기' }));
  expect(await screen.findByText('숨김')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '나쁜 말 다시 보이기' }));
  expect(await screen.findByRole('button', { name: '나쁜 말 숨기기' })).toBeTruthy();
  expect(screen.queryByText('숨김')).toBeNull();
});

test('a reader without the right to write sees them without a button', async () => {
  rights.add('statistics.read');
  open();
  expect(await screen.findByText('나쁜 말')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
