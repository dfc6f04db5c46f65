import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { currentAlert, settleAlert } from '#ui/alert/alerts.ts';
import { aMeeting, aSlot } from '../../../../../test/a-meeting.ts';
import type { CompanyMeeting } from '../data.ts';
import { MeetingCard } from './meeting-card.tsx';

const applicantOf = (
  name: string,
  isOpen: boolean,
  date: string,
): CompanyMeeting['applications'][number] => ({
  _id: name,
  name,
  isOpen,
  schedule: aSlot(name, date, { state: 'APPROVED', approvedAt: '2026-01-01T00:00:00Z' }),
});

const meeting = aMeeting(
  [
    applicantOf('김서윤', false, '2090-11-02T01:00:00Z'),
    applicantOf('윤지호', true, '2090-11-02T02:00:00Z'),
    applicantOf('박하늘', false, '2020-11-02T01:00:00Z'),
  ],
  { approvedCount: 3 },
);

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <MeetingCard meeting={meeting} isOpen />
      </MemoryRouter>
    </QueryClientProvider>,
  );

it('says of a coming agreed meeting that its applicant is no longer one', () => {
  show();
  const [note, ...others] = screen.getAllByText('지원이 끝났지만 면담은 그대로 잡혀 있어요');
  expect(note?.closest('li')?.textContent).toContain('김서윤');
  expect(others).toEqual([]);
});

it('shows before the picking ends which coming meetings stay', async () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: '시간 고르기 마감' }));
  await waitFor(() => expect(currentAlert()).toBeDefined());
  const question = currentAlert();
  expect(question?.body.split('\n').slice(-2)).toEqual([
    '• 2090.11.02(목) 10:00 김서윤',
    '• 2090.11.02(목) 11:00 윤지호',
  ]);
  if (question) settleAlert(question, false);
});

it('shows the schedule of a meeting with the applicants who picked its times', async () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: /^일정 보기.*조건 면담$/ }));
  const schedule = within(await screen.findByRole('dialog', { name: '면담 일정' }));
  expect(schedule.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '10:00–10:30확정 박하늘',
    '10:00–10:30확정 김서윤',
    '11:00–11:30확정 윤지호',
  ]);
});
