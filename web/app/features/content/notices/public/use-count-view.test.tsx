import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { NoticeData } from './data.ts';
import { useCountView } from './use-count-view.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const notice: NoticeData['notice'] = {
  _id: 'n1',
  subject: '점검 안내',
  content: '<p>내용</p>',
  isPinned: false,
  hits: 3,
  hasFiles: false,
  files: [],
  newer: null,
  older: null,
  createdAt: '2026-11-20T00:00:00.000Z',
};
const Views = (data: NoticeData) => <p>조회 {useCountView(data)}</p>;
const answer = (status: number, body: object) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(body, { status })));

it('the page of the server calls once more to count the view', async () => {
  const send = answer(200, { notification: { ...notice, hits: 4 } });
  render(<Views notice={notice} isUncounted />);
  await screen.findByText('조회 4');
  expect(send).toHaveBeenCalledTimes(1);
});

it('a notice opened inside the page was counted when it was loaded', async () => {
  const send = answer(200, {});
  render(<Views notice={notice} isUncounted={false} />);
  await screen.findByText('조회 3');
  expect(send).not.toHaveBeenCalled();
});

it('the page stays complete when the call fails', async () => {
  const send = answer(500, { code: 'internal', message: '오류' });
  render(<Views notice={notice} isUncounted />);
  await vi.waitFor(() => expect(send).toHaveBeenCalled());
  expect(screen.getByText('조회 3')).toBeTruthy();
});
