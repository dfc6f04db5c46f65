import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AuditExport } from './audit-export.tsx';

const rights = vi.hoisted(() => new Set<string>());
vi.mock('#lib/session/rights.ts', () => ({
  useRights: () => ({ isKnown: true, may: (right: string) => rights.has(right) }),
}));

function isOffered(): boolean {
  const { unmount } = render(
    <QueryClientProvider client={new QueryClient()}>
      <AuditExport filter={{}} sort={undefined} />
    </QueryClientProvider>,
  );
  const found = screen.queryByRole('button', { name: '엑셀 내려받기' }) !== null;
  unmount();
  return found;
}

test('the workbook is offered only to those who may take the log out', () => {
  rights.add('audit.read');
  expect(isOffered()).toBe(false);
  rights.add('audit.export');
  expect(isOffered()).toBe(true);
});
