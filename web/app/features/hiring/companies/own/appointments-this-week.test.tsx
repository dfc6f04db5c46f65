import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppointmentsThisWeek } from './appointments-this-week.tsx';
import type { WeekEvent } from './week-event.ts';

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-24T03:00:00.000Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const event = (id: string, at: string) => ({ id, at, kind: '면담', title: id, to: `/meetings/${id}` });

function show(queryFn: () => Promise<WeekEvent[]>) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <AppointmentsThisWeek open={[]} week={{ queryKey: ['week'], queryFn }} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('lists the appointments of the next seven days by day and time, and no later one', async () => {
  const appointments = [
    event('later', '2026-12-02T03:00:00.000Z'),
    event('second', '2026-11-25T06:00:00.000Z'),
    event('first', '2026-11-25T05:00:00.000Z'),
  ];
  show(() => Promise.resolve(appointments));
  const links = await screen.findAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['first', 'second']);
});

it('says so when nothing is planned', async () => {
  show(() => Promise.resolve([]));
  expect(await screen.findByText('7일 안에 일정이나 마감이 없어요')).toBeTruthy();
});

it('a calendar that cannot be read is an error with a retry, not a week without appointments', async () => {
  const read = vi.fn<() => Promise<WeekEvent[]>>();
  read.mockRejectedValueOnce(new Error('끊겼어요'));
  read.mockResolvedValue([event('first', '2026-11-25T05:00:00.000Z')]);
  show(read);
  expect((await screen.findByRole('alert')).textContent).toContain('끊겼어요');
  expect(screen.queryByText('7일 안에 일정이나 마감이 없어요')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByRole('link', { name: 'first' })).toBeTruthy();
});
