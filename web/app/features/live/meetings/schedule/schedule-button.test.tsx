import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ScheduleButton } from './schedule-button.tsx';
import './schedule-sheet.tsx';

const meeting = {
  title: '1차 면담',
  state: 'MATCHING_ON_GOING',
  matching: { startsAt: '2090-11-01T00:00:00Z', endsAt: '2090-11-05T09:00:00Z' },
  schedulesAvailable: ['2090-11-09T05:00:00Z', '2090-11-08T01:00:00Z', '2090-11-08T02:00:00Z'],
  minutes: 30,
  place: '본사 3층',
} as const;
const chosen = (date: string, state: 'AWAITING' | 'CANCELED') => ({
  _id: date,
  date,
  state,
  label: '윤지호',
});

async function openSchedule(picked: ReturnType<typeof chosen>[], shown = {}) {
  const all = { ...meeting, schedulesAvailable: [...meeting.schedulesAvailable], ...shown };
  render(<ScheduleButton meeting={all} picked={picked} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  return within(await screen.findByRole('dialog', { name: '면담 일정' }));
}
const timesOf = (dialog: Awaited<ReturnType<typeof openSchedule>>) =>
  dialog.getAllByRole('listitem').map((item) => item.textContent);

it('shows the state, the period, the days and the times of a meeting, the earliest first', async () => {
  const dialog = await openSchedule([]);
  for (const text of ['1차 면담', '매칭 진행', '30분', '본사 3층'])
    expect(dialog.getByText(text)).toBeTruthy();
  expect(dialog.getByText('2090.11.01(수) 09:00 ~ 2090.11.05(일) 18:00')).toBeTruthy();
  expect(dialog.getAllByRole('heading', { level: 4 }).map((day) => day.textContent)).toEqual([
    '2090.11.08(수)',
    '2090.11.09(목)',
  ]);
  expect(timesOf(dialog)).toEqual(['10:00–10:30', '11:00–11:30', '14:00–14:30']);
});

it('shows which time was picked by whom, also one that is no longer proposed', async () => {
  const dialog = await openSchedule([
    chosen('2090-11-08T02:00:00Z', 'AWAITING'),
    chosen('2090-11-10T02:00:00Z', 'CANCELED'),
  ]);
  expect(timesOf(dialog)).toEqual([
    '10:00–10:30',
    '11:00–11:30확인 대기 윤지호',
    '14:00–14:30',
    '11:00–11:30취소 윤지호',
  ]);
});

it('says that a meeting has no times yet', async () => {
  const dialog = await openSchedule([], { schedulesAvailable: [] });
  expect(dialog.getByText('아직 정한 시간이 없어요')).toBeTruthy();
});

it('closes by its button, and the focus returns', async () => {
  const dialog = await openSchedule([]);
  await userEvent.click(dialog.getByRole('button', { name: '닫기' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^일정 보기/ }));
});
