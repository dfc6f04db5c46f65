import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { agreedQuery } from '../data.ts';
import { NextAppointment } from './next-appointment.tsx';

const appointment = (application: string, kind: 'MEETING' | 'INTERVIEW', startsAt: string) => ({
  _id: startsAt,
  _application: application,
  kind,
  title: '1차',
  startsAt,
  link: '/meetings/1',
});

function show(applicationId: string) {
  const client = new QueryClient();
  client.setQueryData(agreedQuery('r1').queryKey, [
    appointment('김서윤', 'INTERVIEW', '2030-11-26T01:00:00Z'),
    appointment('윤지호', 'MEETING', '2030-11-27T01:00:00Z'),
    appointment('윤지호', 'INTERVIEW', '2030-11-28T01:00:00Z'),
  ]);
  return render(
    <QueryClientProvider client={client}>
      <NextAppointment recruitmentId="r1" applicationId={applicationId} />
    </QueryClientProvider>,
  ).container.textContent;
}

test('the next of several appointments with an applicant is shown with its kind', () => {
  expect(show('윤지호')).toBe('2030.11.27(수) 10:00 면담');
});

test('nothing is shown of an applicant without an appointment', () => {
  expect(show('박하늘')).toBe('');
  expect(screen.queryByText(/면담|면접/)).toBeNull();
});
