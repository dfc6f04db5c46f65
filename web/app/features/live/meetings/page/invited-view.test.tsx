import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { currentAlert, settleAlert } from '#ui/alert/alerts.ts';
import { timeText } from '#lib/format/dates.ts';
import type { OwnMeetingDetail } from '../data.ts';
import { pageCopy as copy } from './copy.ts';
import { InvitedView } from './invited-view.tsx';

const TOMORROW = Date.now() + 24 * 60 * 60_000;
const timeIn = (minutes: number) => new Date(TOMORROW + minutes * 60_000).toISOString();

const show = (input: Partial<OwnMeetingDetail> = {}) => {
  const meeting: OwnMeetingDetail = {
    _id: 'm1',
    title: '1차 면담',
    state: 'MATCHING_ON_GOING',
    matching: { startsAt: timeIn(-3000), endsAt: timeIn(3000) },
    schedulesAvailable: [timeIn(0), timeIn(60)],
    minutes: 30,
    place: '',
    company: { _id: 'c1', name: '한빛정밀', logo: null },
    _recruitment: 'r1',
    recruitment: { _id: 'r1', subject: '용접 기술자 모집', isPublic: true },
    _application: 'a1',
    isOpen: true,
    schedule: null,
    invitedAt: timeIn(-3000),
    taken: [],
    clashes: [],
    awaiting: [],
    ...input,
  };
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <InvitedView meeting={meeting} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
};

it('names the recruitment with a link to its page', () => {
  show();
  expect(screen.getByRole('link', { name: '용접 기술자 모집' }).getAttribute('href')).toBe(
    '/recruitments/r1',
  );
});

it('names a recruitment without a page all the same', () => {
  show({ recruitment: { _id: 'r1', subject: '용접 기술자 모집', isPublic: false } });
  expect(screen.getByText('용접 기술자 모집')).toBeTruthy();
  expect(screen.queryByRole('link', { name: '용접 기술자 모집' })).toBeNull();
});

it('says that a time overlaps another request, and lets it be picked', () => {
  show({ awaiting: [{ title: '다른 면담', startsAt: timeIn(10), endsAt: timeIn(40) }] });
  expect(screen.queryByText(copy.chosen.awaiting)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: `${timeText(timeIn(0))} ${copy.legend.awaiting}` }));
  expect(screen.getByText(copy.chosen.awaiting)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: timeText(timeIn(60)) }));
  expect(screen.queryByText(copy.chosen.awaiting)).toBeNull();
});

it('asks before it cancels, with a button that keeps the meeting and does not say cancel', () => {
  const date = timeIn(0);
  const slot = { _id: 's1', date, endsAt: timeIn(30), state: 'AWAITING', reason: '' };
  show({ schedule: slot as OwnMeetingDetail['schedule'] });
  fireEvent.click(screen.getByRole('button', { name: copy.own.cancel }));
  const question = currentAlert();
  expect(question).toMatchObject({ confirmLabel: '면담 취소하기', cancelLabel: '그대로 두기' });
  if (question) settleAlert(question, false);
});

it('offers to cancel an approved time only while that is possible', () => {
  const approved = (date: string) => ({ _id: 's1', date, endsAt: date, state: 'APPROVED', reason: '' });
  show({ schedule: approved(timeIn(60)) as OwnMeetingDetail['schedule'] });
  expect(screen.getByRole('button', { name: copy.own.cancel })).toBeTruthy();
  cleanup();
  show({ schedule: approved(timeIn(-60)) as OwnMeetingDetail['schedule'] });
  expect(screen.queryByRole('button', { name: copy.own.cancel })).toBeNull();
});

it('shows the schedule of a meeting with the time that the person picked', async () => {
  const slot = { _id: 's1', date: timeIn(0), endsAt: timeIn(30), state: 'AWAITING', reason: '' };
  show({ schedule: slot as OwnMeetingDetail['schedule'] });
  fireEvent.click(screen.getByRole('button', { name: /^일정 보기/ }));
  await screen.findByRole('dialog', { name: '면담 일정' });
  expect(screen.getByText('내가 고른 시간').closest('li')?.textContent).toContain(timeText(timeIn(0)));
});
