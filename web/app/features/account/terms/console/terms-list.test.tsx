import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { TermsEditor } from './terms-editor.tsx';
import { TermsList } from './terms-list.tsx';
import './version-history.tsx';

const rights = vi.hoisted(() => ({ mayWrite: false }));
vi.mock('#lib/session/rights.ts', () => ({
  useRights: () => ({ isKnown: true, may: () => rights.mayWrite }),
}));

const terms = {
  _id: '1',
  code: 'extra',
  userType: null,
  subject: '이용 규칙',
  content: '<p>내용</p>',
  necessary: true,
  isListed: true,
  index: 10,
  version: 1,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
};

const planned = {
  version: 2,
  state: 'PLANNED',
  effectiveAt: '2027-01-01T00:00:00.000Z',
  writer: null,
  agreementCount: 0,
};

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(
      /\/terms(\?|$)/.test(url)
        ? { termsList: [terms], count: 1, next: null }
        : { terms, versions: [planned], count: 1, next: null },
    ),
  );
});

function show(mayWrite: boolean, screenOf: ReactNode) {
  rights.mayWrite = mayWrite;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter([{ path: '*', element: screenOf }], {
    initialEntries: ['/console/terms'],
  });
  return render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

test.each([
  [false, ['지난 판 보기']],
  [true, ['고치기', '지난 판 보기']],
])('the menu of a text offers to change it only with the right: %s', async (mayWrite, expected) => {
  show(mayWrite, <TermsList />);
  await userEvent.click(await screen.findByRole('button', { name: /더 하기$/ }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(expected));
  expect(items.some(({ textContent }) => textContent === '고치기')).toBe(mayWrite);
});

test.each([false, true])('a text is saved and deleted only with the right: %s', async (mayWrite) => {
  show(mayWrite, <TermsEditor edited="1" />);
  await screen.findByDisplayValue('이용 규칙');
  expect(screen.queryByRole('button', { name: '저장하기' }) !== null).toBe(mayWrite);
  expect(screen.queryByRole('button', { name: /(삭제|지우)/ }) !== null).toBe(mayWrite);
  expect(screen.queryByText('보기만 할 수 있어요. 고칠 권한은 없어요.') !== null).toBe(!mayWrite);
});

test.each([false, true])('a planned version is cancelled only with the right: %s', async (mayWrite) => {
  show(mayWrite, <TermsEditor edited="1" />);
  expect(await screen.findByText('시행 예정')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '2판을 취소할까요?' }) !== null).toBe(mayWrite);
});
