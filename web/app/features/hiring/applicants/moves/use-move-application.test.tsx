import type { Kanban, MoveResult } from '@ieum/contract/hiring/applicants/schemas.ts';
import type { OwnRecruitment } from '@ieum/contract/hiring/recruitments/schemas.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ownRecruitmentQuery } from '#features/hiring/recruitments/own/data.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { closeToast, currentToasts } from '#ui/toast/toasts.ts';
import { aBoard, anApplicant } from '../../../../../test/an-applicant.ts';
import { boardQuery } from '../board/board-data.ts';
import { api } from '../data.ts';
import { ALL } from '../filters/filters.ts';
import { useMoveApplication } from './use-move-application.ts';

const { queryKey } = boardQuery('r1', ALL);
let stage = vi.spyOn(api, 'stage');
let client: QueryClient;

const board = (): Kanban => client.getQueryData<Kanban>(queryKey) ?? aBoard({});
const namesIn = (column: keyof Kanban) => board()[column].applications.map(({ _id }) => _id);
const card = (id: string) => anApplicant(id);
const lastToast = () => currentToasts().at(-1);

const LATE = '김민지 님이 먼저 옮겼어요. 지금 단계로 맞췄어요.';

function start() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useMoveApplication('r1'), { wrapper }).result;
}

const accept = () =>
  stage.mockImplementation(({ params, body }) =>
    Promise.resolve({ application: anApplicant(params._application, { stage: body.stage }) }),
  );

describe('moving an applicant', () => {
  beforeEach(() => {
    for (const { id } of currentToasts()) closeToast(id);
    client = new QueryClient();
    client.setQueryData<Kanban>(queryKey, aBoard({ applied: ['a', 'b'], meeting: ['m'] }));
    stage = vi.spyOn(api, 'stage');
  });

  it('shows the card at its new position before the server has responded', async () => {
    stage.mockReturnValue(new Promise(() => undefined));
    const mover = start();
    act(() => void mover.current.move([card('b')], { stage: 'ON_MEETING', afterId: 'm' }));
    await waitFor(() => expect(namesIn('meeting')).toEqual(['m', 'b']));
    expect(stage).toHaveBeenCalledWith({
      params: { _recruitment: 'r1', _application: 'b' },
      body: { stage: 'ON_MEETING', _after: 'm', from: 'IS_APPLIED' },
    });
  });

  it('moves the card back and shows the reason when the server rejects it', async () => {
    stage.mockRejectedValue(new ApiError(400, { code: 'invalid', message: '옮길 자리를 찾지 못했어요' }));
    const mover = start();
    await act(() => mover.current.move([card('b')], { stage: 'ON_MEETING', afterId: 'm' }));
    expect(namesIn('applied')).toEqual(['a', 'b']);
    expect(lastToast()).toMatchObject({ message: '옮길 자리를 찾지 못했어요', tone: 'error' });
  });

  it('shows the card where somebody else has moved it first, with the notice', async () => {
    const current = anApplicant('b', { stage: 'ON_PENDING' });
    stage.mockRejectedValue(new ApiError(409, { code: 'conflict', message: LATE, current }));
    const mover = start();
    await act(() => mover.current.move([card('b')], { stage: 'ON_MEETING', afterId: null }));
    expect(namesIn('pending')).toEqual(['b']);
    expect(lastToast()?.message).toBe(LATE);
  });

  it('is undone to the same position by the toast', async () => {
    accept();
    const mover = start();
    await act(() => mover.current.move([card('b')], { stage: 'ON_MEETING', afterId: null }));
    expect(namesIn('meeting')).toEqual(['b', 'm']);
    await act(async () => lastToast()?.undo?.());
    await waitFor(() => expect(namesIn('applied')).toEqual(['a', 'b']));
    expect(stage.mock.lastCall?.[0].body).toEqual({ stage: 'IS_APPLIED', _after: 'a', from: 'ON_MEETING' });
  });

  it('is undone only once', async () => {
    accept();
    const mover = start();
    await act(() => mover.current.move([card('a')], { stage: 'ON_PENDING', afterId: null }));
    await act(async () => mover.current.undo());
    await act(async () => mover.current.undo());
    await waitFor(() => expect(namesIn('applied')).toEqual(['a', 'b']));
    expect(stage).toHaveBeenCalledTimes(2);
    expect(currentToasts().map(({ message }) => message)).toEqual(['옮긴 것을 되돌렸어요']);
  });

  it('is undone although the server has not responded yet', async () => {
    const answers: (() => void)[] = [];
    stage.mockImplementation(
      ({ params, body }) =>
        new Promise((resolve) => {
          const application = anApplicant(params._application, { stage: body.stage });
          answers.push(() => resolve({ application }));
        }),
    );
    const mover = start();
    act(() => void mover.current.move([card('a')], { stage: 'ON_PENDING', afterId: null }));
    await waitFor(() => expect(answers).toHaveLength(1));
    await act(async () => mover.current.undo());
    await act(async () => answers[0]?.());
    await waitFor(() => expect(namesIn('applied')).toEqual(['a', 'b']));
    expect(stage.mock.lastCall?.[0].body).toEqual({ stage: 'IS_APPLIED', _after: null, from: 'ON_PENDING' });
    await act(async () => answers[1]?.());
    expect(currentToasts().map(({ message }) => message)).toEqual(['옮긴 것을 되돌렸어요']);
  });

  const acceptMany = (rejected: readonly MoveResult[] = []) =>
    vi.spyOn(api, 'moveMany').mockImplementation(({ body }) =>
      Promise.resolve({
        results: body.applications.map(
          ({ _application }) =>
            rejected.find((one) => one._application === _application) ?? {
              _application,
              ok: true,
              stage: body.stage,
            },
        ),
      }),
    );

  it('moves several in one call and undoes all of them at once', async () => {
    const many = acceptMany();
    const mover = start();
    act(() => void mover.current.move([card('b'), card('a')], { stage: 'ELIMINATED', afterId: null }));
    await act(async () => mover.current.question?.answer({ notice: 'NONE' }));
    expect(many.mock.lastCall?.[0].body).toEqual({
      stage: 'ELIMINATED',
      _after: null,
      notice: 'NONE',
      applications: ['a', 'b'].map((_application) => ({ _application, from: 'IS_APPLIED' })),
    });
    expect(namesIn('removed')).toEqual(['a', 'b']);
    await act(async () => mover.current.undo());
    await waitFor(() => expect(namesIn('applied')).toEqual(['a', 'b']));
    expect(board().removed.count).toBe(0);
  });

  it('shows row by row the applicants who were not moved and why, at their current positions', async () => {
    const current = anApplicant('b', { stage: 'ON_PENDING' });
    acceptMany([{ _application: 'b', ok: false, code: 'conflict', message: LATE, current }]);
    const mover = start();
    await act(() => mover.current.move([card('a'), card('b')], { stage: 'ON_MEETING', afterId: null }));
    expect(namesIn('meeting')).toEqual(['a', 'm']);
    expect(namesIn('pending')).toEqual(['b']);
    expect(mover.current.report).toMatchObject({
      movedCount: 1,
      rejected: [{ reason: LATE }],
    });
  });

  it('shows the result of the later of two moves of a card', async () => {
    accept();
    const mover = start();
    await act(async () => {
      const first = mover.current.move([card('a')], { stage: 'ON_PENDING', afterId: null });
      const second = mover.current.move([card('a')], { stage: 'ON_MEETING', afterId: null });
      await Promise.all([first, second]);
    });
    expect(namesIn('meeting')).toEqual(['a', 'm']);
    expect(stage.mock.calls.map(([{ body }]) => body.from)).toEqual(['IS_APPLIED', 'ON_PENDING']);
  });

  describe.each(['ON_RECRUIT', 'ELIMINATED'] as const)('to %s', (to) => {
    it('asks first and moves nothing, and nothing moves when it is cancelled', async () => {
      accept();
      const mover = start();
      const onBegin = vi.fn<() => void>();
      act(() => void mover.current.move([card('a')], { stage: to, afterId: null }, { onBegin }));
      expect(mover.current.question).toMatchObject({ stage: to, cards: [{ _id: 'a' }] });
      expect([namesIn('applied'), stage.mock.calls]).toEqual([['a', 'b'], []]);
      await act(async () => mover.current.question?.answer(undefined));
      expect(mover.current.question).toBeUndefined();
      expect([namesIn('applied'), stage.mock.calls, onBegin.mock.calls]).toEqual([['a', 'b'], [], []]);
    });

    it('sends the chosen notification', async () => {
      accept();
      const mover = start();
      act(() => void mover.current.move([card('a')], { stage: to, afterId: null }));
      await act(async () => mover.current.question?.answer({ notice: 'SEND', closesRecruitment: true }));
      await waitFor(() => expect(stage).toHaveBeenCalledOnce());
      expect(stage.mock.lastCall?.[0].body).toMatchObject({ stage: to, notice: 'SEND', closesPosting: true });
    });

    it('does not ask again when it is moved back by undo', async () => {
      client.setQueryData<Kanban>(queryKey, aBoard({ [to === 'ELIMINATED' ? 'removed' : 'recruit']: ['a'] }));
      accept();
      const mover = start();
      await act(() =>
        mover.current.move([anApplicant('a', { stage: to })], { stage: 'ON_MEETING', afterId: null }),
      );
      await act(async () => mover.current.undo());
      await waitFor(() => expect(stage).toHaveBeenCalledTimes(2));
      expect(mover.current.question).toBeUndefined();
      expect(stage.mock.lastCall?.[0].body).toEqual({ stage: to, _after: null, from: 'ON_MEETING' });
    });
  });

  it('says that nobody is notified of a review, and offers to', async () => {
    accept();
    const mover = start();
    await act(() => mover.current.move([card('a')], { stage: 'ON_PENDING', afterId: null }));
    expect(lastToast()?.message).toContain('알리지 않아요');
    await act(async () => lastToast()?.action?.run());
    expect(stage.mock.lastCall?.[0].body).toEqual({
      stage: 'ON_PENDING',
      from: 'ON_PENDING',
      notice: 'SEND',
    });
  });

  it('notifies of a review automatically only where the recruitment says so', async () => {
    accept();
    const recruitment = { state: 'ON_GOING', moveNotice: 'SEND' } as OwnRecruitment;
    client.setQueryData(ownRecruitmentQuery('r1').queryKey, recruitment);
    const mover = start();
    await act(() => mover.current.move([card('a')], { stage: 'ON_PENDING', afterId: null }));
    expect(stage.mock.lastCall?.[0].body).toMatchObject({ notice: 'SEND' });
    expect(lastToast()?.action).toBeUndefined();
  });
});
