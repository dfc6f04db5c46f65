import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#lib/api/api-error.ts';
import { AlertHost } from '#ui/alert/alert-host.tsx';
import { DataExportPanel } from './data-export-panel.tsx';
import type * as data from './data.ts';
import './request-sheet.tsx';
import '#features/account/users/own/password-confirmation-rules.ts';

type Answer = Awaited<ReturnType<typeof data.requestExport>>;
const read = vi.hoisted(() => vi.fn<() => Promise<Answer>>());
const requestExport = vi.hoisted(() => vi.fn<(password: string) => Promise<Answer>>());
const downloadExport = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('./data.ts', () => ({
  dataExportQuery: { queryKey: ['data-export'], queryFn: read, retry: false },
  requestExport,
  downloadExport,
}));

const of = (state: data.DataExport['state'], nextAt: string | null): Answer => ({
  dataExport: {
    state,
    requestedAt: '2026-11-24T05:00:00Z',
    expiresAt: state === 'READY' ? '2026-11-25T05:00:00Z' : null,
    size: state === 'READY' ? 2_000_000 : null,
  },
  nextAt,
});
const tomorrow = '2026-11-24T15:00:00Z';

beforeEach(() => vi.resetAllMocks());

function show(answer: Answer) {
  read.mockResolvedValue(answer);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <DataExportPanel />
        <AlertHost />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const ask = async (password: string) => {
  await userEvent.click(await screen.findByRole('button', { name: '파일 만들기' }));
  await userEvent.type(await screen.findByLabelText('비밀번호'), password);
  const buttons = screen.getAllByRole('button', { name: '파일 만들기' });
  await userEvent.click(buttons.at(-1) as HTMLElement);
};

describe('the download of everything about a member', () => {
  it('is requested with the password, and then prepared', async () => {
    show({ dataExport: null, nextAt: null });
    requestExport.mockResolvedValue(of('PREPARING', tomorrow));
    await ask('Secret!2026');
    expect(await screen.findByText(/파일을 만들고 있어요/)).toBeTruthy();
    expect(requestExport).toHaveBeenCalledWith('Secret!2026');
    expect(screen.queryByRole('button', { name: '파일 만들기' })).toBeNull();
  });

  it('a wrong password is shown at its field, which stays open', async () => {
    show({ dataExport: null, nextAt: null });
    const message = '비밀번호가 맞지 않아요';
    requestExport.mockRejectedValue(
      new ApiError(403, { code: 'forbidden', message, fields: { password: message } }),
    );
    await ask('Wrong!2026');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByLabelText('비밀번호')).toBeTruthy();
  });

  it('is downloaded while it is ready, and not requested again on the same day', async () => {
    show(of('READY', tomorrow));
    downloadExport.mockResolvedValue();
    await userEvent.click(await screen.findByRole('button', { name: '내려받기' }));
    await waitFor(() => expect(downloadExport).toHaveBeenCalledOnce());
    expect(screen.getByText(/하루에 한 번/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '파일 만들기' })).toBeNull();
  });

  it('one that failed can be requested again', async () => {
    show(of('FAILED', null));
    expect(await screen.findByText(/만들지 못했어요/)).toBeTruthy();
    expect(screen.getByRole('button', { name: '파일 만들기' })).toBeTruthy();
  });
});
