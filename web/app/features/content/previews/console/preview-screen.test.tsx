import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { PreviewScreen } from './preview-screen.tsx';

const asked: unknown[] = [];
let until = '';

function answerTo(url: string, body: unknown): unknown {
  if (url.includes('/calendar')) return { entries: [] };
  if (body === undefined) return { languages: ['ko', 'en'] };
  asked.push(body);
  return { preview: { token: `token ${asked.length}`, until } };
}

beforeEach(() => {
  asked.length = 0;
  until = new Date(Date.now() + 900_000).toISOString();
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    return Response.json(answerTo(url, sent));
  });
});

function show(query: string) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[`/console/preview?${query}`]}>
        <PreviewScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const sourceOf = async () => (await screen.findByTitle('미리보기')).getAttribute('src');

test('the page of the address is shown at its moment, with the token', async () => {
  show('page=/center/notice?page=2&at=2026-11-27T01:00:00Z');
  expect(await sourceOf()).toBe('/center/notice?page=2&preview=token+1');
  expect(asked).toEqual([{ at: '2026-11-27T01:00:00.000Z', viewer: 'VISITOR', language: 'ko' }]);
});

test.each(['//evil.example/x', 'https://evil.example', 'javascript:x'])(
  'an address outside of this site opens the home page: %s',
  async (page) => {
    show(new URLSearchParams({ page }).toString());
    expect(await sourceOf()).toBe('/?preview=token+1');
  },
);

test('another viewer needs another token, and only languages of the server are offered', async () => {
  show('at=2026-11-27T01:00:00Z');
  await sourceOf();
  await userEvent.selectOptions(screen.getByLabelText('보는 사람'), '기업회원');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ viewer: 'COMPANY' }));
  const options = screen.getByLabelText<HTMLSelectElement>('언어').options;
  expect([...options].map(({ value }) => value)).toEqual(['ko', 'en']);
});

test('an expired preview is opened again by a press', async () => {
  until = new Date(Date.now() + 300).toISOString();
  show('at=2026-11-27T01:00:00Z');
  const again = await screen.findByRole('button', { name: '다시 열기' });
  until = new Date(Date.now() + 900_000).toISOString();
  await userEvent.click(again);
  expect(await sourceOf()).toBe('/?preview=token+2');
});

test('another viewer, moment or device sees the same page', async () => {
  show('page=/about&at=2026-11-27T01:00:00Z');
  expect(await sourceOf()).toBe('/about?preview=token+1');
  await userEvent.selectOptions(screen.getByLabelText('보는 사람'), '기업회원');
  await waitFor(async () => expect(await sourceOf()).toBe('/about?preview=token+2'));
  await userEvent.click(screen.getByLabelText('휴대전화'));
  expect(await sourceOf()).toBe('/about?preview=token+2');
  expect(screen.getByLabelText<HTMLSelectElement>('화면').value).toBe('/about');
});

test('the content of the editor from which it was opened is shown as a draft until that is not wanted', async () => {
  show('page=/center/notice/1&at=2026-11-27T01:00:00Z&kind=notice&content=1');
  expect(await sourceOf()).toBe('/center/notice/1?preview=token+1');
  expect(asked.at(-1)).toMatchObject({ content: { kind: 'notice', _id: '1' } });
  await userEvent.click(screen.getByRole('checkbox', { name: /이 콘텐츠 보기/ }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked.at(-1)).not.toHaveProperty('content');
});

test.each(['kind=other&content=1', 'kind=notice', 'content=1'])(
  'an address that names no content has no choice about it: %s',
  async (query) => {
    show(`at=2026-11-27T01:00:00Z&${query}`);
    await sourceOf();
    expect(screen.queryByRole('checkbox', { name: /이 콘텐츠 보기/ })).toBeNull();
    expect(asked.at(-1)).not.toHaveProperty('content');
  },
);
