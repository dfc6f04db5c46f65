import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ListExport } from './list-export.tsx';

const rights = vi.hoisted(() => new Set<string>());
vi.mock('#lib/session/rights.ts', () => ({
  useRights: () => ({ isKnown: true, may: (right: string) => rights.has(right) }),
}));
const download = vi.fn<(reason: string) => Promise<void>>();

beforeEach(() => {
  rights.clear();
  download.mockReset().mockResolvedValue();
});

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ListExport right="support.write" download={download} />
    </QueryClientProvider>,
  );

test('a list is taken out for a reason', async () => {
  rights.add('support.write');
  open();
  await userEvent.click(screen.getByRole('button', { name: '엑셀 내려받기' }));
  await userEvent.click(screen.getByRole('button', { name: '업무 보고' }));
  const sheet = within(screen.getByRole('dialog'));
  await userEvent.click(sheet.getByRole('button', { name: '엑셀 내려받기' }));
  expect(download).toHaveBeenCalledWith('업무 보고');
});

test('a list is not offered to those who may only read it', () => {
  rights.add('support.read');
  open();
  expect(screen.queryByRole('button', { name: '엑셀 내려받기' })).toBeNull();
});
