import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { CalendarScreen } from './calendar-screen.tsx';

afterEach(() => vi.unstubAllGlobals());

const banner = {
  kind: 'banner',
  _id: 'b1',
  subject: '12월 신입 채용',
  isActive: true,
  state: 'PLANNED',
  startsAt: '2026-12-03T00:00:00.000Z',
  endsAt: '2026-12-10T15:00:00.000Z',
};
const notice = { ...banner, kind: 'notice', _id: 'n1', subject: '이용 안내', startsAt: null, endsAt: null };

function show({ isWide, entries }: { isWide: boolean; entries: object[] }) {
  const answer = vi.fn<(address: string) => Promise<Response>>(() =>
    Promise.resolve(Response.json({ entries })),
  );
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/console/calendar?month=2026-12']}>
        <CalendarScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return answer;
}

test('a month shows when content starts and ends, each with a link to its editor', async () => {
  const answer = show({ isWide: true, entries: [banner, notice] });
  const table = within(await screen.findByRole('table', { name: '2026년 12월' }));
  const links = table.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/console/preview?page=%2F&at=2026-12-03T00%3A00%3A00.000Z',
    '/console/banners/b1',
    '/console/preview?page=%2F&at=2026-12-10T00%3A00%3A00.000Z',
    '/console/banners/b1',
  ]);
  const changes = table.getAllByRole('link', { name: /배너/ });
  expect(changes.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('09:00 시작'),
    expect.stringContaining('24:00 끝'),
  ]);
  expect(screen.getByRole('link', { name: /이용 안내/ }).getAttribute('href')).toBe(
    '/console/center/notifications?edit=n1',
  );
  expect(String(answer.mock.calls[0]?.[0])).toContain('from=2026-12-01&to=2026-12-31');
});

test('a narrow window lists only the days on which something changes', async () => {
  show({ isWide: false, entries: [banner] });
  const days = await screen.findAllByRole('heading', { level: 2 });
  expect(days.map(({ textContent }) => textContent)).toEqual(['12.03(목)', '12.10(목)']);
  expect(screen.queryByRole('table')).toBeNull();
});

test('says when nothing changes, and leads to the months around it', async () => {
  show({ isWide: false, entries: [] });
  expect(await screen.findByText('이 달에 시작하거나 끝나는 콘텐츠가 없어요')).toBeTruthy();
  expect(screen.getByRole('link', { name: '다음 달' }).getAttribute('href')).toBe(
    '/console/calendar?month=2027-01',
  );
});
