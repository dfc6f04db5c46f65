import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addDays } from '#lib/format/dates.ts';
import { lastTwoWeeks } from '#features/site/reports/yesterday-figures.ts';
import { YesterdayFigures } from './yesterday-figures.tsx';

const measure = (kind: string, name: string) => ({
  kind,
  name,
  definition: `${name} 수`,
  unit: '건',
  splits: [],
  hasRows: true,
});
let asked: URL[] = [];
let isBroken = false;

function answerTo(url: URL) {
  if (url.pathname.endsWith('/measures'))
    return {
      measures: [measure('MESSAGES', '메시지'), measure('SIGN_UPS', '가입'), measure('SESSIONS', '방문')],
    };
  asked.push(url);
  const counts = url.searchParams.get('kind') === 'SESSIONS' ? [40, 55] : [7, 0];
  const to = url.searchParams.get('to') ?? '';
  const days = [addDays(to, -7), to];
  const rows = days.map((key, index) => ({ key, label: '', count: counts[index], before: 0 }));
  return { reports: [{ rows }] };
}

beforeEach(() => {
  asked = [];
  isBroken = false;
  vi.useFakeTimers({ now: new Date('2026-11-26T00:10:00+09:00'), toFake: ['Date'] });
  vi.stubGlobal('fetch', async (url: string) =>
    isBroken
      ? Response.json({ code: 'internal', message: '잠시 후 다시 해 주세요' }, { status: 500 })
      : Response.json(answerTo(new URL(url, 'http://localhost'))),
  );
});
afterEach(() => vi.useRealTimers());

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <YesterdayFigures />
      </MemoryRouter>
    </QueryClientProvider>,
  );

test('yesterday is compared with the same day of the week before, in Seoul', async () => {
  show();
  expect((await screen.findByText('방문')).nextSibling?.textContent).toBe('55건');
  expect(screen.getByText('지난주 같은 요일 40')).toBeTruthy();
  expect(screen.getByText('가입').nextSibling?.textContent).toBe('0건');
  expect(screen.getByText('지난주 같은 요일 7')).toBeTruthy();
  expect(screen.queryByText('메시지')).toBeNull();
  const days = asked.map(({ searchParams }) => [searchParams.get('from'), searchParams.get('to')]);
  expect(days).toEqual([
    ['2026-11-12', '2026-11-25'],
    ['2026-11-12', '2026-11-25'],
  ]);
});

test('a figure opens its report', async () => {
  show();
  const link = await screen.findByRole('link', { name: '방문 55' });
  expect(link.getAttribute('href')).toBe('/console/statistics/reports?measure=SESSIONS&period=week');
});

test('figures that could not be loaded can be asked for again', async () => {
  isBroken = true;
  show();
  expect(await screen.findByRole('button', { name: '다시 시도' })).toBeTruthy();
});

test('the two weeks before the first day of a month are in the month before', () => {
  expect(lastTwoWeeks('2026-12-01')).toEqual({ from: '2026-11-17', to: '2026-11-30' });
});

test('the week until yesterday is drawn beside the week before', async () => {
  show();
  const chart = await screen.findByRole('img', { name: '방문 추이' });
  const heights = [...chart.querySelectorAll('polyline')].map((line) =>
    (line.getAttribute('points') ?? '')
      .split(' ')
      .map((point) => Math.round(100 - Number(point.split(',')[1]))),
  );
  // Of 60, the top of the axis; the week before is drawn first.
  expect(heights).toEqual([
    [0, 0, 0, 0, 0, 0, 67],
    [0, 0, 0, 0, 0, 0, 92],
  ]);
  expect(screen.getByText('이번 7일')).toBeTruthy();
});
