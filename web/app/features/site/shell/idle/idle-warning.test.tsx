import { act, render, screen } from '@testing-library/react';
import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordActivity } from '#lib/session/last-activity.ts';
import './idle-sheet.tsx';
import * as data from './data.ts';
import { IdleWarning } from './idle-warning.tsx';

vi.mock('./data.ts', () => ({
  readTimeLeft: vi.fn<typeof data.readTimeLeft>(),
  extendSession: vi.fn<typeof data.extendSession>(),
}));
const timeLeft = vi.mocked(data.readTimeLeft);
const extend = vi.mocked(data.extendSession);

const MINUTE = 60_000;
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const warning = () => screen.queryByRole('dialog', { name: '곧 로그아웃돼요' });

describe('the warning before the end of an idle session', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    recordActivity();
    timeLeft.mockReset().mockResolvedValue(2 * MINUTE);
    extend.mockReset().mockImplementation(async () => {
      recordActivity();
      return undefined as never;
    });
    render(<IdleWarning />);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is shown two minutes before it, counts down, and goes on at a press', async () => {
    await wait(27 * MINUTE);
    expect(timeLeft).not.toHaveBeenCalled();
    await wait(MINUTE + 1000);
    expect(warning()).not.toBeNull();
    expect(screen.getByRole('timer').textContent).toBe('남은 시간 1:59');
    fireEvent.click(screen.getByRole('button', { name: '계속 쓰기' }));
    await wait(0);
    expect(extend).toHaveBeenCalledOnce();
    expect(warning()).toBeNull();
  });

  it('waits while another tab is active', async () => {
    timeLeft.mockResolvedValue(20 * MINUTE);
    await wait(29 * MINUTE);
    expect(timeLeft).toHaveBeenCalledOnce();
    expect(warning()).toBeNull();
    timeLeft.mockResolvedValue(2 * MINUTE);
    await wait(18 * MINUTE);
    expect(warning()).not.toBeNull();
  });

  it('disappears when another tab goes on', async () => {
    await wait(28 * MINUTE + 1000);
    expect(warning()).not.toBeNull();
    timeLeft.mockResolvedValue(30 * MINUTE);
    await wait(16_000);
    expect(warning()).toBeNull();
  });

  it('is not shown to somebody who is typing', async () => {
    await wait(27 * MINUTE);
    fireEvent.keyDown(document.body, { key: 'a' });
    await wait(MINUTE + 16_000);
    expect(extend).toHaveBeenCalledOnce();
    expect(warning()).toBeNull();
  });

  it('asks the server again when the time is over, which ends the session', async () => {
    await wait(28 * MINUTE + 1000);
    const before = timeLeft.mock.calls.length;
    timeLeft.mockRejectedValue(new Error('the session is over'));
    await wait(2 * MINUTE + 1000);
    expect(timeLeft.mock.calls.length).toBeGreaterThan(before);
  });
});
