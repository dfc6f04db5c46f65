import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { currentAlert, settleAlert } from '#ui/alert/alerts.ts';
import { aMeeting, aSlot } from '../../../../../test/a-meeting.ts';
import { SlotActions } from './slot-actions.tsx';
import './move-sheet.tsx';

const HOUR = 60 * 60_000;
const start = Math.ceil(Date.now() / HOUR) * HOUR + 48 * HOUR;
const at = (hours: number) => new Date(start + hours * HOUR).toISOString();

const slot = aSlot('윤지호', at(0));
const meeting = aMeeting([{ _id: '윤지호', name: '윤지호', isOpen: true, schedule: slot }], {
  schedulesAvailable: [at(0), at(1), at(2)],
  awaitingCount: 1,
});

const confirmedAt = (startsAt: string) => ({
  _id: startsAt,
  kind: 'MEETING',
  _source: 's9',
  title: '1차 면담',
  partner: '강미나',
  state: 'CONFIRMED',
  startsAt,
  endsAt: new Date(Date.parse(startsAt) + HOUR / 2).toISOString(),
  place: '',
  link: '/meetings/m9',
});

let confirmed: string[];
beforeEach(() => {
  confirmed = [];
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const url = input instanceof Request ? input.url : String(input);
    return Response.json(
      url.includes('calendar-places') ? { places: 1 } : { appointments: confirmed.map(confirmedAt) },
    );
  });
});

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <SlotActions slot={slot} meeting={meeting} />
      </MemoryRouter>
    </QueryClientProvider>,
  );

it('marks the times at which the company has a confirmed appointment, and moves to none of them', async () => {
  confirmed = [at(1)];
  show();
  fireEvent.click(screen.getByRole('button', { name: '윤지호 시간 바꾸기' }));
  const taken = await screen.findByRole<HTMLOptionElement>('option', { name: /마감/ });
  expect(taken).toMatchObject({ value: at(1), disabled: true });
  const times = screen.getByRole<HTMLSelectElement>('combobox');
  expect(times.value).toBe(at(2));
  expect(document.activeElement).toBe(times);
});

it('says before an approval which appointment is at that time, and who is notified', async () => {
  confirmed = [at(0)];
  show();
  const note = '이 시간에는 강미나 님과 ‘1차 면담’ 일정이 이미 잡혀 있어요.';
  await screen.findByText(note);
  fireEvent.click(screen.getByRole('button', { name: '윤지호 확정하기' }));
  await waitFor(() => expect(currentAlert()?.body).toContain(note));
  expect(currentAlert()?.body).toContain('윤지호 님에게 확정됐다고 알려 드리고');
  const question = currentAlert();
  if (question) settleAlert(question, false);
});

it('says nothing of a time that is free', async () => {
  confirmed = [at(1)];
  show();
  fireEvent.click(screen.getByRole('button', { name: '윤지호 시간 바꾸기' }));
  await screen.findByRole('option', { name: /마감/ });
  expect(screen.queryByText(/이미 잡혀 있어요/)).toBeNull();
});

it('asks for the reason of a cancellation by the word with which the list shows it', async () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: '윤지호 취소하기' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('사유와 함께');
  expect(dialog.textContent).not.toContain('이유');
  expect(screen.getByRole('textbox', { name: '사유' })).toBeTruthy();
});
