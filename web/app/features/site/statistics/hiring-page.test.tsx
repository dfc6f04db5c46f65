import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, useLocation } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#lib/api/query-client.ts';
import type { CountedApplication, HiringFigures } from './data.ts';
import { HiringPage } from './hiring-page.tsx';

const none = { hits: 0, applied: 0, reviewed: 0, interviewed: 0, accepted: 0 };
const day = { date: '2026-11-20', hits: 30, applied: 3, pending: 2, meeting: 1, accepted: 1, eliminated: 0 };

const figures: HiringFigures = {
  from: '2026-11-20',
  to: '2026-11-21',
  totals: { hits: 30, applied: 3, reviewed: 2, interviewed: 1, accepted: 1 },
  before: { ...none, hits: 20, applied: 4 },
  days: [day, { ...day, date: '2026-11-21', hits: 0, applied: 0, pending: 0, meeting: 0, accepted: 0 }],
  daysBefore: [],
  careers: [{ key: 'NEW', count: 3 }],
  educations: [],
  regions: [
    { key: '서울', count: 1 },
    { key: '부산', count: 1 },
    { key: 'OTHERS', count: 1 },
  ],
  types: [{ key: 'REGULAR', count: 3 }],
  published: 2,
  publishedBefore: 1,
  open: 5,
  companies: [{ _id: 'c1', name: '한빛정밀' }],
};

const company = { _id: 'c1', name: '한빛정밀', logo: null };
const anApplication = (id: string): CountedApplication => ({
  _id: id,
  appliedAt: '2026-11-20T01:00:00.000Z',
  recruitment: { _id: 'r1', subject: `공고 ${id}` },
  company,
  stage: 'IS_APPLIED',
  isRevoked: false,
  career: 'NEW',
  education: 'UNIVERSITY',
  region: '서울',
});

let requested: URL[] = [];
beforeEach(() => {
  requested = [];
  vi.stubGlobal('fetch', async (input: string) => {
    const url = new URL(input, 'http://ieum.test');
    requested.push(url);
    const applications = [anApplication('하나'), anApplication('둘'), anApplication('셋')];
    if (url.pathname.endsWith('/applications'))
      return Response.json({ applications, count: applications.length, next: null });
    if (url.pathname.endsWith('/postings')) return Response.json({ postings: [], count: 0, next: null });
    return Response.json({ statistics: figures });
  });
});

const Place = () => <output>{useLocation().search}</output>;

function open(search = '') {
  const Stub = createRoutesStub([
    {
      path: '/console/statistics/recruitment',
      Component: () => (
        <>
          <HiringPage />
          <Place />
        </>
      ),
    },
  ]);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Stub initialEntries={[`/console/statistics/recruitment${search}`]} />
    </QueryClientProvider>,
  );
}

const askedFor = (end: string) =>
  requested.filter(({ pathname }) => pathname.endsWith(end)).at(-1)?.searchParams;

describe('the figures of all recruitments', () => {
  it('each links to exactly the rows that it counts, and closing leads back', async () => {
    open();
    await userEvent.click(
      (await screen.findAllByRole('link', { name: '지원 3, 해당하는 목록 보기' }))[0] as Element,
    );
    const sheet = await screen.findByRole('dialog', { name: '지원' });
    expect(await within(sheet).findByText('3건')).toBeTruthy();
    expect(within(sheet).getAllByRole('listitem')).toHaveLength(3);
    expect(askedFor('/applications')?.get('step')).toBe('APPLIED');
    await userEvent.click(within(sheet).getByRole('button', { name: '닫기' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('an abbreviated figure is read out in full, beginning with the visible text', async () => {
    const shown = { ...figures, totals: { ...figures.totals, hits: 112_640 } };
    vi.stubGlobal('fetch', async (input: string) =>
      Response.json(
        input.includes('/postings') ? { postings: [], count: 0, next: null } : { statistics: shown },
      ),
    );
    open();
    const link = await screen.findByRole('link', { name: '조회 11.3 (112,640), 해당하는 목록 보기' });
    expect(link.textContent).toBe('11.3');
    const published = screen.getByRole('link', { name: '이 기간에 새 공고 2건, 해당하는 목록 보기' });
    expect(published.getAttribute('href')).toContain('rows=PUBLISHED');
  });

  it('a bar links to the applications of its trait, also by its address', async () => {
    open('?rows=APPLIED&share=REGIONS&key=OTHERS&type=REGULAR');
    expect(await screen.findByRole('dialog', { name: '지원' })).toBeTruthy();
    const query = askedFor('/applications');
    expect(query?.get('share')).toBe('REGIONS');
    expect(query?.get('shareKey')).toBe('OTHERS');
    expect(query?.get('employmentType')).toBe('REGULAR');
  });

  it('compares each with the previous days, and names equal bars as equal', async () => {
    open();
    expect((await screen.findAllByRole('img', { name: '늘었어요' })).length).toBeGreaterThan(0);
    const [strip] = screen.getAllByText('50%');
    expect(strip).toBeTruthy();
    expect(screen.getByText('서울 · 부산 지원이 1건씩으로 같아요')).toBeTruthy();
    expect(screen.getByText(/지원이 이전 2일보다 25% 줄었어요/)).toBeTruthy();
  });

  it('each chart is also a table and a workbook', async () => {
    open();
    for (const title of ['날짜별 조회와 지원', '지원 흐름', '고용 형태별 지원', '경력별 지원', '지역별 지원'])
      await userEvent.click(await screen.findByRole('button', { name: `${title} 표로 보기` }));
    expect(screen.getAllByRole('table')).toHaveLength(5);
    expect(screen.getByRole('button', { name: '지역별 지원 엑셀 내려받기' })).toBeTruthy();
  });

  it('says before that a year is the maximum, and after that more was cut', async () => {
    open('?period=own&from=2026-01-01&to=2026-02-01');
    expect(await screen.findByText('한 번에 366일까지 볼 수 있어요.')).toBeTruthy();
  });

  it('says from which day on a longer period is shown', async () => {
    open('?period=own&from=2024-01-01&to=2026-02-01');
    expect(
      await screen.findByText('고른 기간이 366일보다 길어서 2025.02.01(토)\u2060부터만 보여 드려요.'),
    ).toBeTruthy();
    await waitFor(() => expect(askedFor('/recruitment')?.get('from')).toBe('2025-02-01'));
  });

  it('prints', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    open();
    await userEvent.click(await screen.findByRole('button', { name: '인쇄' }));
    expect(print).toHaveBeenCalledOnce();
  });
});
