import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createAutosave } from './autosave.ts';

const rejection = (status: number) => new ApiError(status, { code: 'x', message: 'x' });

function start() {
  const save = vi.fn<(part: 'a' | 'b') => Promise<void>>(() => Promise.resolve());
  const autosave = createAutosave<'a' | 'b'>({ save, delay: 1000 });
  const states: string[] = [];
  autosave.onChange(() => states.push(autosave.read().kind));
  return { save, autosave, states };
}

describe('an automatically saved form', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('waits for a pause, then saves each changed part once', async () => {
    const { save, autosave, states } = start();
    autosave.touch('a');
    await vi.advanceTimersByTimeAsync(900);
    autosave.touch('a');
    autosave.touch('b');
    await vi.advanceTimersByTimeAsync(900);
    expect(save).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect(save.mock.calls).toEqual([['a'], ['b']]);
    expect(states).toEqual(['unsaved', 'unsaved', 'unsaved', 'saving', 'saved']);
    expect(autosave.hasUnsaved()).toBe(false);
  });

  it('keeps unsent changes and sends them again on request', async () => {
    const { save, autosave } = start();
    save.mockRejectedValueOnce(rejection(0));
    autosave.touch('a');
    await autosave.flush();
    expect(autosave.read().kind).toBe('failed');
    expect(autosave.hasUnsaved()).toBe(true);
    await autosave.flush();
    expect(autosave.read().kind).toBe('saved');
    expect(save).toHaveBeenCalledTimes(2);
  });

  it('sends again as soon as the connection is back', async () => {
    const { save, autosave } = start();
    save.mockRejectedValueOnce(rejection(0));
    autosave.touch('a');
    await autosave.flush();
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(autosave.read().kind).toBe('saved');
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(save).toHaveBeenCalledTimes(2);
  });

  it('does not continue automatically once it is stopped', async () => {
    const { save, autosave } = start();
    save.mockRejectedValueOnce(rejection(401));
    autosave.touch('a');
    const last = autosave.flush();
    autosave.stop();
    await last;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('saves the other parts when one is rejected, and the rejected one when it changes', async () => {
    const { save, autosave } = start();
    save.mockRejectedValueOnce(rejection(400));
    autosave.touch('a');
    autosave.touch('b');
    await autosave.flush();
    expect(save.mock.calls).toEqual([['a'], ['b']]);
    expect(autosave.read().kind).toBe('rejected');
    await autosave.flush();
    expect(save).toHaveBeenCalledTimes(2);
    autosave.touch('a');
    await autosave.flush();
    expect(autosave.read().kind).toBe('saved');
  });

  it('stops at a conflict until the person has decided', async () => {
    const { save, autosave } = start();
    save.mockRejectedValueOnce(rejection(409));
    autosave.touch('a');
    await autosave.flush();
    expect(autosave.read().kind).toBe('conflict');
    autosave.touch('b');
    await vi.advanceTimersByTimeAsync(5000);
    expect(save).toHaveBeenCalledTimes(1);
    autosave.resolveConflict('resend');
    await vi.advanceTimersByTimeAsync(0);
    expect(save.mock.calls).toEqual([['a'], ['a'], ['b']]);
    expect(autosave.read().kind).toBe('saved');
  });

  it('discards pending changes when the other version is chosen', async () => {
    const { save, autosave } = start();
    save.mockRejectedValueOnce(rejection(409));
    autosave.touch('a');
    await autosave.flush();
    autosave.resolveConflict('discard');
    await vi.advanceTimersByTimeAsync(5000);
    expect(save).toHaveBeenCalledTimes(1);
    expect(autosave.hasUnsaved()).toBe(false);
  });

  it('saves again a part that was changed while it was being saved', async () => {
    const { save, autosave } = start();
    save.mockImplementationOnce(async () => {
      autosave.touch('a');
      await Promise.resolve();
    });
    autosave.touch('a');
    await autosave.flush();
    expect(autosave.read().kind).toBe('unsaved');
    await vi.advanceTimersByTimeAsync(1000);
    expect(save).toHaveBeenCalledTimes(2);
    expect(autosave.read().kind).toBe('saved');
  });
});
