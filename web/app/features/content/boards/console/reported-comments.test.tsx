import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { commentsQuery } from './data.ts';
import { ReportedComments } from './reported-comments.tsx';

afterEach(() => vi.unstubAllGlobals());

test('a post leads to its reported comments until their reports are settled', async () => {
  let count = 2;
  vi.stubGlobal(
    'fetch',
    async () =>
      new Response(JSON.stringify({ comments: [], count, next: null }), {
        headers: { 'content-type': 'application/json' },
      }),
  );
  const client = new QueryClient();
  const handleShow = vi.fn<() => void>();
  render(
    <QueryClientProvider client={client}>
      <ReportedComments boardId="b1" onShow={handleShow} />
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: '신고된 댓글 2개 보기' }));
  expect(handleShow).toHaveBeenCalledOnce();
  count = 0;
  await client.invalidateQueries({ queryKey: commentsQuery('b1', true).queryKey });
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});
