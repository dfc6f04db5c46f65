import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppointmentsThisWeek } from './appointments-this-week.tsx';

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-24T03:00:00.000Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const event = (id: string, at: string) => ({ id, at, kind: '면담', title: id, to: `/meetings/${id}` });

it('lists the appointments of the next seven days by day and time, and no later one', () => {
  const appointments = [
    event('later', '2026-12-02T03:00:00.000Z'),
    event('second', '2026-11-25T06:00:00.000Z'),
    event('first', '2026-11-25T05:00:00.000Z'),
  ];
  render(
    <MemoryRouter>
      <AppointmentsThisWeek open={[]} appointments={appointments} />
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['first', 'second']);
});
