import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { AgreedAppointments } from './agreed-appointments.tsx';
import { agreedQuery } from '../data.ts';

const of = (application: string, kind: 'MEETING' | 'INTERVIEW', link: string) => ({
  _id: link,
  _application: application,
  kind,
  title: '1차',
  startsAt: '2030-11-27T01:00:00Z',
  link,
});

function show(...names: string[]) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryDefaults(['appointments', 'agreed'], { enabled: false });
  client.setQueryData(agreedQuery('r1').queryKey, [
    of('김서윤', 'MEETING', '/meetings/1'),
    of('윤지호', 'INTERVIEW', '/interview?interview=2'),
  ]);
  const applicants = names.map((name) => ({ _id: name, person: { name } }));
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <AgreedAppointments recruitmentId="r1" applicants={applicants} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
}

it('shows the agreed appointment with one applicant, with its link', () => {
  expect(show('김서윤')).toEqual([['이 지원자와 2030.11.27(수) 10:00 면담이 잡혀 있어요', '/meetings/1']]);
});

it('names those of several with whom something is agreed', () => {
  expect(show('김서윤', '박하늘', '윤지호').map(([text]) => text)).toEqual([
    '김서윤 님과 2030.11.27(수) 10:00 면담이 잡혀 있어요',
    '윤지호 님과 2030.11.27(수) 10:00 화상 면접이 잡혀 있어요',
  ]);
});

it('says nothing where nothing is agreed', () => {
  expect(show('박하늘')).toEqual([]);
  expect(screen.queryByRole('status')).toBeNull();
});
