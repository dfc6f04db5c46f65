import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#lib/api/query-client.ts';
import { RecordTabs } from './record-tabs.tsx';

const sections = [
  { kind: 'applications', title: '지원', count: 2 },
  { kind: 'messages', title: '문자·메일', count: 99, isCapped: true },
  { kind: 'flags', title: '신고', count: 0 },
];
const rowOf = (id: string, text: string) => ({
  _id: id,
  at: '2026-11-18T08:42:00.000Z',
  text,
  detail: '누리세라믹',
  state: { domain: 'stage', value: 'ON_PENDING' },
  link: `/console/recruitment/${id}/statistics`,
});

let asked: string[];
let isErased: boolean;
beforeEach(() => {
  asked = [];
  isErased = false;
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const answer = (value: unknown, status = 200) =>
      new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });
    if (isErased) return answer({ code: 'not_found', message: '없어요', requestId: 'r' }, 404);
    if (address.endsWith('/record')) return answer({ sections });
    if (address.includes('/record/flags')) return answer({ rows: [], count: 0, next: null });
    const isNext = address.includes('after=more');
    const rows = isNext ? [rowOf('r2', '품질 관리')] : [rowOf('r1', '해외영업 매니저')];
    return answer({ rows, count: 2, next: isNext ? null : 'more' });
  });
});

function open(search = '') {
  const Stub = createRoutesStub([
    {
      path: '/console/users/:_user',
      Component: () => (
        <RecordTabs id="m1">
          <p>가입 정보</p>
        </RecordTabs>
      ),
    },
  ]);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Stub initialEntries={[`/console/users/m1${search}`]} />
    </QueryClientProvider>,
  );
}

const tabs = async () =>
  within(await screen.findByRole('navigation', { name: '회원 기록' })).getAllByRole('link');

describe('the record of a member', () => {
  it('has a tab for each section and loads a section when it is opened', async () => {
    open();
    expect((await tabs()).map(({ textContent }) => textContent)).toEqual([
      '정보',
      '지원2 2건',
      '문자·메일99+ 99+건',
      '신고0 0건',
    ]);
    expect(screen.getByText('가입 정보')).toBeTruthy();
    expect(asked.filter((address) => address.includes('/record/'))).toEqual([]);
    await userEvent.click((await tabs())[1] as HTMLElement);
    const link = await screen.findByRole('link', { name: '해외영업 매니저' });
    expect(link.getAttribute('href')).toBe('/console/recruitment/r1/statistics');
    expect(screen.getByText('검토 중')).toBeTruthy();
    expect(screen.queryByText('가입 정보')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /더 보기/ }));
    expect(await screen.findByRole('link', { name: '품질 관리' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '해외영업 매니저' })).toBeTruthy();
  });

  it('says that a section is empty', async () => {
    open('?tab=flags');
    expect(await screen.findByText('신고: 아직 없어요')).toBeTruthy();
  });

  it('says that a section is not for this role or member', async () => {
    open('?tab=decisions');
    expect(await screen.findByText('볼 수 없는 항목이에요')).toBeTruthy();
  });

  it('shows the account alone once the member is erased', async () => {
    isErased = true;
    open();
    expect(await screen.findByText('가입 정보')).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
