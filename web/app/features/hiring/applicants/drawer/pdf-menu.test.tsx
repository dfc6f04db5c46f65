import type { ApplicantRow } from '@ieum/contract/hiring/applicants/schemas.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { download } from '#lib/api/download.ts';
import { PdfMenu } from './pdf-menu.tsx';

vi.mock('#lib/api/download.ts', () => ({ download: vi.fn<typeof download>() }));

const row = { _id: 'one', _recruitment: 'recruitment', person: { name: '윤지호' } } as ApplicantRow;
const params = { _recruitment: 'recruitment', _application: 'one' };

beforeEach(async () => {
  vi.mocked(download).mockReset().mockResolvedValue();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PdfMenu row={row} />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'PDF로 내려받기' }));
});

it('downloads with masked telephone and e-mail without a question', async () => {
  await userEvent.click(screen.getByRole('menuitem', { name: '연락처를 가린 PDF' }));
  expect(vi.mocked(download).mock.lastCall?.[1]).toEqual({ params });
});

it('asks for a reason before a file with telephone and e-mail is downloaded', async () => {
  await userEvent.click(screen.getByRole('menuitem', { name: '연락처까지 담은 PDF' }));
  await userEvent.click(screen.getByRole('button', { name: '내려받기', hidden: true }));
  expect(download).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '면접 연락', hidden: true }));
  await userEvent.click(screen.getByRole('button', { name: '내려받기', hidden: true }));
  const query = { contacts: 'true', reason: '면접 연락' };
  expect(vi.mocked(download).mock.lastCall?.[1]).toEqual({ params, query });
});
