import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#lib/api/api-error.ts';
import { uploadFile } from '#lib/api/upload.ts';
import { AlertHost } from '#ui/alert/alert-host.tsx';
import { ToastHost } from '#ui/toast/toast-host.tsx';
import type { Import, ImportRow } from './data.ts';
import { ImportScreen } from './import-screen.tsx';

vi.mock('#lib/api/upload.ts', () => ({ uploadFile: vi.fn<typeof uploadFile>() }));

const one: Import = {
  _id: 'i1',
  kind: 'hash-tags',
  fileName: '태그.xlsx',
  state: 'CHECKED',
  counts: { new: 2, changed: 1, unchanged: 0, faulty: 1 },
  written: 0,
  failure: null,
  createdAt: '2026-11-23T00:00:00.000Z',
  expiresAt: '2026-11-24T00:00:00.000Z',
  writtenAt: null,
};
const rows: ImportRow[] = [
  { number: 2, outcome: 'NEW', key: '무역', faults: [] },
  { number: 5, outcome: 'FAULTY', key: '#', faults: [{ column: '해시태그', reason: '이름을 적어 주세요' }] },
];

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

type Respond = (address: string, init: RequestInit | undefined) => Promise<Response> | Response;

/** The screen at an address; `respond` answers its calls. */
function open(search: string, respond: Respond) {
  const send = vi.fn<typeof fetch>(async (address, init) => respond(address as string, init));
  vi.stubGlobal('fetch', send);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const path = '/console/imports/hash-tags';
  const Stub = createRoutesStub([{ path, Component: () => <ImportScreen kind="hash-tags" /> }]);
  render(
    <QueryClientProvider client={client}>
      <>
        <Stub initialEntries={[`${path}${search}`]} />
        <AlertHost />
        <ToastHost />
      </>
    </QueryClientProvider>,
  );
  return send;
}

/** Answers with the import, which `change` may have brought further, and its rows. */
const answering =
  (read: () => Import): Respond =>
  (address) =>
    address.includes('/rows') ? json({ rows, count: rows.length, next: null }) : json({ import: read() });

const choose = (name = '태그.xlsx') =>
  userEvent.upload(screen.getByLabelText(/엑셀 파일/u), new File(['x'], name), { applyAccept: false });

beforeEach(() => {
  sessionStorage.clear();
  vi.mocked(uploadFile).mockReset();
});

describe('the import of a workbook', () => {
  it('shows that the file is being read, and then the effect of writing it', async () => {
    let finish: (answer: { import: Import }) => void = () => undefined;
    vi.mocked(uploadFile).mockImplementation(
      () => new Promise((resolve) => (finish = resolve as typeof finish)),
    );
    open(
      '',
      answering(() => one),
    );
    await choose();
    expect(await screen.findByText('파일을 읽고 있어요')).toBeTruthy();
    finish({ import: one });
    expect(await screen.findByRole('heading', { name: '태그.xlsx' })).toBeTruthy();
    expect(await screen.findByRole('cell', { name: '무역' })).toBeTruthy();
  });

  it('shows the fault of each row', async () => {
    open(
      '?run=i1',
      answering(() => one),
    );
    const row = await screen.findByRole('row', { name: /^5 # 고쳐야 함/u });
    expect(row.textContent).toContain('해시태그 이름을 적어 주세요');
    expect(screen.getByRole('button', { name: '고칠 행 내려받기' })).toBeTruthy();
  });

  it('is written with a reason, and says so once all rows are written', async () => {
    let current = one;
    const send = open('?run=i1', (address, init) => {
      if (address.endsWith('/write')) current = { ...one, state: 'WRITTEN', written: 3 };
      return answering(() => current)(address, init);
    });
    await userEvent.click(await screen.findByRole('button', { name: '쓰기' }));
    const sheet = await screen.findByRole('dialog');
    within(sheet).getByText(/고쳐야 할 \d+행은 건너뛰어요/u);
    await userEvent.type(within(sheet).getByRole('textbox'), '정리{Enter}');
    expect(await screen.findByText('3행을 썼어요')).toBeTruthy();
    const [, init] = send.mock.calls.find(([address]) => (address as string).endsWith('/write')) ?? [];
    expect(JSON.parse(init?.body as string)).toEqual({ reason: '정리', skipsFaulty: true });
    expect(screen.queryByRole('button', { name: '쓰기' })).toBeNull();
  });

  it('that nothing came of says why, and can be checked again', async () => {
    const failure = '미리 본 뒤에 1행이 다른 곳에서 바뀌었어요';
    const send = open(
      '?run=i1',
      answering(() => ({ ...one, state: 'OUTDATED', failure })),
    );
    expect(await screen.findByText(failure)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '다시 확인하기' }));
    await waitFor(() =>
      expect(send.mock.calls.map(([address]) => address as string)).toContainEqual(
        expect.stringMatching(/\/imports\/i1\/check$/u),
      ),
    );
  });

  it('of a file that cannot be read shows the reason at the file, and another one can be chosen', async () => {
    const message = '엑셀 파일(.xlsx)이 아니거나 열 수 없는 파일이에요';
    vi.mocked(uploadFile).mockRejectedValueOnce(new ApiError(400, { code: 'invalid', message }));
    open(
      '',
      answering(() => one),
    );
    await choose();
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    vi.mocked(uploadFile).mockResolvedValueOnce({ import: one });
    await choose();
    expect(await screen.findByRole('heading', { name: '태그.xlsx' })).toBeTruthy();
  });

  it('that is over shows an error instead of a result', async () => {
    open('?run=gone', () => json({ code: 'not_found', message: '찾을 수 없어요' }, 404));
    expect(await screen.findByText(/찾을 수 없어요/u)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '쓰기' })).toBeNull();
  });
});
