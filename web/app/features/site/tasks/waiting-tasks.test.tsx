import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { WaitingTasks } from './waiting-tasks.tsx';

afterEach(() => vi.unstubAllGlobals());

function show(status: number, body: object) {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(Response.json(body, { status }))),
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <WaitingTasks />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const since = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000).toISOString();

test('lists the waiting tasks in the given order, each with a link to its list', async () => {
  const question = { name: '답변을 기다리는 1:1 문의', link: '/console/center/questions', count: 3, since };
  const company = { name: '승인을 기다리는 기업', link: '/console/users', count: 1, since };
  show(200, { tasks: [question, company] });
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([question.link, company.link]);
  expect(links[0]?.textContent).toContain('답변을 기다리는 1:1 문의 3건');
  expect(screen.queryByText('지금 처리할 일이 없어요')).toBeNull();
});

test('says that nothing is to do only when nothing of any kind waits', async () => {
  show(200, { tasks: [] });
  expect(await screen.findByText('지금 처리할 일이 없어요')).toBeTruthy();
});

test('offers to try again when it cannot be loaded', async () => {
  show(500, { code: 'internal', message: '잠시 뒤에 다시 해 주세요' });
  expect(await screen.findByRole('button', { name: /다시/ })).toBeTruthy();
  expect(screen.queryByText('지금 처리할 일이 없어요')).toBeNull();
});
