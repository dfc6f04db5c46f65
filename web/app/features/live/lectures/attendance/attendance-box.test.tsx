import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AttendanceBox } from './attendance-box.tsx';
import { copy } from './copy.ts';

const enterCode = vi.hoisted(() => vi.fn<() => Promise<{ number: number }>>());
vi.mock('../chat/data.ts', () => ({ chatApi: { enterCode } }));
vi.mock('#lib/session/use-session.ts', () => ({ useSession: () => ({ state: 'in', userType: 'PERSON' }) }));

it('asks for the code until it was entered, and then says so in place of the question', async () => {
  enterCode.mockResolvedValue({ number: 1 });
  render(<AttendanceBox lectureId="one" call={{ number: 1, secondsLeft: 180 }} />);
  expect(screen.getByRole('region', { name: copy.title })).toBeTruthy();
  await userEvent.type(screen.getByLabelText(copy.label), 'AB2CD3');
  await userEvent.click(screen.getByRole('button', { name: copy.enter }));
  expect(await screen.findByRole('region', { name: copy.done(1) })).toBeTruthy();
  expect(screen.queryByText(copy.title)).toBeNull();
});
