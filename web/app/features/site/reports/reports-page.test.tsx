import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, useLocation } from 'react-router';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#lib/api/query-client.ts';
import { AlertHost } from '#ui/alert/alert-host.tsx';
import type { Measure, Report, SavedReport } from './data.ts';
import { ReportsPage } from './reports-page.tsx';

beforeAll(() => import('./report-name-sheet.tsx'));

const measures: Measure[] = [
  { kind: 'VISITS', name: '본 화면', definition: '연 화면이에요.', unit: '번', splits: [], hasRows: false },
  {
    kind: 'SIGN_UPS',
    name: '가입',
    definition: '그날 가입한 회원이에요.',
    unit: '명',
    splits: [{ split: 'KIND', name: '회원 종류' }],
    hasRows: true,
  },
];
const range = { startsAt: '2026-11-01T00:00:00.000Z', endsAt: '2026-11-03T00:00:00.000Z' };
const reportOf = (kind: string, split: string): Report => ({
  _id: [kind, split].join(' '),
  kind,
  split,
  range,
  rangeBefore: range,
  count: 12,
  before: 10,
  rows:
    split === 'KIND'
      ? [
          { key: 'PERSON', label: '개인', count: 9, before: 10 },
          { key: 'NONE', label: '정하지 않음', count: 3, before: 0 },
        ]
      : [
          { key: '2026-11-01', label: '', count: 12, before: 4 },
          { key: '2026-11-02', label: '', count: 0, before: 6 },
        ],
  createdAt: range.endsAt,
});
const row = {
  _id: 'r1',
  name: 'hong',
  company: '한빛정밀',
  link: '/console/users/r1',
  at: '2026-11-01T01:00:00.000Z',
};
const question = { kind: 'SIGN_UPS', split: 'KIND', period: 'WEEK', from: null, to: null } as const;
const aSaved = (input: Partial<SavedReport> = {}): SavedReport => ({
  _id: 's1',
  name: '주간 가입',
  ...question,
  isWeekly: false,
  createdAt: range.endsAt,
  ...input,
});

let saved: SavedReport[] = [];
let fails = false;
let sent: { method: string; url: URL; body: unknown }[] = [];

function answer(method: string, { pathname, searchParams }: URL): Response {
  if (pathname.endsWith('/measures')) return Response.json({ measures });
  if (pathname.endsWith('/rows'))
    return Response.json({
      rows: [row, { ...row, _id: 'r2', name: '', company: '', link: '' }],
      count: 2,
      next: null,
    });
  if (pathname.includes('/saved-reports') && method === 'GET')
    return Response.json({ reports: saved, count: saved.length, next: null });
  if (pathname.includes('/saved-reports') && method === 'POST')
    return Response.json(
      {
        code: 'invalid',
        message: '같은 이름의 리포트가 있어요',
        fields: { name: '같은 이름의 리포트가 있어요' },
      },
      { status: 400 },
    );
  if (pathname.includes('/saved-reports')) return Response.json({ report: aSaved({ isWeekly: true }) });
  if (pathname.endsWith('/workbook')) return new Response(new Blob(['PK']));
  if (fails)
    return Response.json({ code: 'unavailable', message: '잠시 뒤에 다시 시도해 주세요' }, { status: 503 });
  const kind = searchParams.get('kind') ?? '';
  return Response.json({ reports: [reportOf(kind, searchParams.get('split') ?? '')] });
}

beforeEach(() => {
  [saved, fails, sent] = [[], false, []];
  vi.stubGlobal('fetch', async (input: string, { method = 'GET', body }: RequestInit = {}) => {
    const url = new URL(input, 'http://ieum.test');
    sent.push({ method, url, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    return answer(method, url);
  });
});

const Place = () => <output>{useLocation().search}</output>;
function open(search = '') {
  const Component = () => (
    <>
      <ReportsPage />
      <AlertHost />
      <Place />
    </>
  );
  const Stub = createRoutesStub([{ path: '/', Component }]);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Stub initialEntries={[`/${search}`]} />
    </QueryClientProvider>,
  );
}
const asked = (part: string, method = 'GET') =>
  sent.filter(({ method: by, url }) => by === method && url.pathname.includes(part));
const SIGN_UPS = '?measure=SIGN_UPS&split=KIND';

describe('the question', () => {
  it('begins with the first measure by day and names the counted rows', async () => {
    open('?measure=MOON&split=KIND');
    expect(await screen.findByText(/연 화면이에요\./)).toBeTruthy();
    await waitFor(() => expect(asked('/reports')[0]?.url.search).toContain('kind=VISITS&split=DAY'));
    expect(await screen.findByText(/모두 12번, 이전 30일은 10번이에요/)).toBeTruthy();
  });

  it('asks again for another measure, split and without the comparison', async () => {
    open();
    await userEvent.selectOptions(await screen.findByLabelText('무엇을 셀까요'), 'SIGN_UPS');
    await userEvent.selectOptions(screen.getByLabelText('어떻게 나눌까요'), 'KIND');
    expect(await screen.findByText('이전 10')).toBeTruthy();
    await userEvent.click(screen.getByLabelText('이전 기간과 비교'));
    expect(screen.queryByText('이전 10')).toBeNull();
    expect(screen.getByText('이 기간에 모두 12명이에요.')).toBeTruthy();
  });

  it('shows why there is no answer, and asks again', async () => {
    fails = true;
    open(SIGN_UPS);
    const retry = await screen.findByRole('button', { name: /다시/ }, { timeout: 8000 });
    fails = false;
    await userEvent.click(retry);
    expect(await screen.findByText('정하지 않음')).toBeTruthy();
  }, 15_000);
});

describe('the rows behind a figure', () => {
  it('open beside it with links, and are in the address', async () => {
    open(SIGN_UPS);
    await userEvent.click(await screen.findByRole('link', { name: '개인 9, 해당하는 목록 보기' }));
    const sheet = await screen.findByRole('dialog', { name: '가입' });
    const hong = await within(sheet).findByRole('link', { name: 'hong' });
    expect(hong.getAttribute('href')).toBe('/console/users/r1');
    expect(within(sheet).getByText('삭제됨')).toBeTruthy();
    expect(within(sheet).getByText('한빛정밀')).toBeTruthy();
    expect(asked('/rows')[0]?.url.searchParams.get('key')).toBe('PERSON');
    expect(screen.getByText(/figure=PERSON/)).toBeTruthy();
  });

  it('are not offered where the role may not see them', async () => {
    open('?measure=VISITS');
    await userEvent.click(await screen.findByRole('button', { name: /표로 보기/ }));
    expect(screen.getByRole('cell', { name: '12' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /해당하는 목록/ })).toBeNull();
  });
});

describe('saved reports', () => {
  it('keep a name that is taken in the field with the reason', async () => {
    open(`${SIGN_UPS}&period=own&from=2026-11-01&to=2026-11-02`);
    await userEvent.click(await screen.findByRole('button', { name: '이 조건 저장' }));
    const name = await screen.findByLabelText<HTMLInputElement>('이름');
    expect(name.value).toBe('가입 회원 종류별');
    await userEvent.click(screen.getByRole('button', { name: '저장하기' }));
    expect(await screen.findByText('같은 이름의 리포트가 있어요')).toBeTruthy();
    expect(asked('/saved-reports', 'POST')[0]?.body).toEqual({
      name: '가입 회원 종류별',
      kind: 'SIGN_UPS',
      split: 'KIND',
      period: 'OWN',
      from: '2026-11-01',
      to: '2026-11-02',
    });
  });

  it('are opened by their link and sent each Monday by a switch, unless their days are fixed', async () => {
    const own = { _id: 's2', name: '십일월', period: 'OWN', from: '2026-11-01', to: '2026-11-02' } as const;
    saved = [aSaved(), aSaved(own), aSaved({ _id: 's3', name: '메시지', kind: 'MESSAGES' })];
    open();
    const link = await screen.findByRole('link', { name: '주간 가입' });
    expect(link.getAttribute('href')).toBe('/?measure=SIGN_UPS&split=KIND&period=week');
    expect(screen.queryByRole('link', { name: '메시지' })).toBeNull();
    expect(screen.getByText(/날짜를 정한 리포트라/)).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: '주간 가입 매주 월요일 메일로 받기' }));
    await waitFor(() => expect(asked('/saved-reports/s1', 'PUT')[0]?.body).toEqual({ isWeekly: true }));
  });

  it('are deleted after a question', async () => {
    saved = [aSaved()];
    open();
    await userEvent.click(await screen.findByRole('button', { name: '주간 가입 더 하기' }));
    await userEvent.click(screen.getByRole('menuitem', { name: '지우기' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: '지우기' }));
    await waitFor(() => expect(asked('/saved-reports/s1', 'DELETE')).toHaveLength(1));
  });
});

it('a workbook is downloaded with a reason only', async () => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
  );
  open(SIGN_UPS);
  await userEvent.click(await screen.findByRole('button', { name: '엑셀 내려받기' }));
  const sheet = await screen.findByRole('dialog', { name: '리포트 내려받기' });
  await userEvent.click(within(sheet).getByRole('button', { name: '엑셀 내려받기' }));
  expect(asked('/workbook')).toHaveLength(0);
  await userEvent.click(within(sheet).getByRole('button', { name: '주간 보고' }));
  await userEvent.click(within(sheet).getByRole('button', { name: '엑셀 내려받기' }));
  await waitFor(() => expect(asked('/workbook')[0]?.url.searchParams.get('reason')).toBe('주간 보고'));
});
