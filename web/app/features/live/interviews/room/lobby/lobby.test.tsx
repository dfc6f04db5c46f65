import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { InterviewEntry } from '../../data.ts';
import type { Call } from '../call/call.ts';
import { firstState } from '../call/call-state.ts';
import { createDevices } from '../media/devices.ts';
import { Lobby } from './lobby.tsx';

const entry: InterviewEntry = {
  title: '1차 화상 면접',
  state: 'PROGRESS',
  entrance: { type: 'ONE_WITH_URL', disabled: false, meta: { message: null, disabled: false } },
  schedule: { type: 'INSTANT', at: null, date: null, hour: 10, minute: 0, minutes: 60 },
  startedAt: null,
  closedAt: null,
  company: { _id: 'c1', name: '한빛테크', logo: null },
  opensAt: null,
  role: 'GUEST',
  isApproved: false,
  name: '',
  interviewers: [],
  interviewees: [],
};
const joinOrSeek = vi.fn<Call['joinOrSeek']>();

function showLobby(part: Partial<InterviewEntry>): void {
  const shown = { ...entry, ...part };
  const state = { ...firstState, isConnected: true, isApproved: shown.isApproved };
  const call = { read: () => state, onChange: () => () => undefined, guestName: () => '', joinOrSeek };
  render(
    <Lobby
      entry={shown}
      call={call as unknown as Call}
      devices={createDevices()}
      readAgain={() => undefined}
    />,
  );
}

test('a guest gives a name and asks to enter', () => {
  showLobby({});
  expect(screen.getByRole('textbox', { name: '이름' })).toBeDefined();
  expect(screen.getByRole('button', { name: '입장 요청하기' })).toBeDefined();
});

test('a guest whom a host has approved enters under the approved name', () => {
  showLobby({ isApproved: true, name: '김손님' });
  expect(screen.queryByRole('textbox', { name: '이름' })).toBeNull();
  expect(screen.queryByRole('button', { name: '입장 요청하기' })).toBeNull();
  screen.getByRole('button', { name: '면접실 들어가기' }).click();
  expect(joinOrSeek).toHaveBeenCalledWith(false, '김손님');
});
