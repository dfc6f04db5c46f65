import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { Kanban } from '@ieum/contract/hiring/applicants/schemas.ts';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aBoard } from '../../../../../test/an-applicant.ts';
import { meQuery } from '#lib/session/me.ts';
import { boardKey, oneKey } from '../data.ts';
import { changeOnBoard, useLiveBoard } from './use-live-board.ts';

type EventHandlers = Record<string, (payload: object) => void>;
const socket = vi.hoisted(() => ({
  on: {} as EventHandlers,
  onJoin: (_isAgain: boolean) => undefined as unknown,
  stops: 0,
}));
vi.mock('#lib/socket/socket.ts', () => ({
  listenTo: (_path: object, listening: { on: EventHandlers; onJoin: (isAgain: boolean) => void }) => {
    socket.on = listening.on;
    socket.onJoin = listening.onJoin;
    return () => {
      socket.stops += 1;
    };
  },
}));

const key = boardKey('r1');
const named = (board: Kanban | undefined, column: keyof Kanban) =>
  board?.[column].applications.map(({ _id }) => _id);

/** Cards a, b, c with the positions of their letters. */
function aPositionedBoard(): Kanban {
  const board = aBoard({ applied: ['a', 'c', 'e'], meeting: ['m'] });
  const placed = (column: Kanban['applied']) => ({
    ...column,
    applications: column.applications.map((card) => ({ ...card, position: card._id, version: 1 })),
  });
  return { ...board, applied: placed(board.applied), meeting: placed(board.meeting) };
}

let client: QueryClient;
let isBusy = false;
function listen() {
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(key, aPositionedBoard());
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useLiveBoard('r1', () => isBusy), { wrapper });
}
const board = () => client.getQueryData<Kanban>(key);
const moved = (id: string, stage: string, position: string, version = 2) =>
  socket.on['moved']?.({ _recruitment: 'r1', _application: id, stage, position, version });

beforeEach(() => {
  vi.useFakeTimers();
  isBusy = false;
  socket.stops = 0;
});
afterEach(() => vi.useRealTimers());

test('a colleague’s move puts the card where the server sorts it, with both counts', () => {
  listen();
  moved('a', 'ON_MEETING', 'n');
  expect([named(board(), 'applied'), named(board(), 'meeting')]).toEqual([
    ['c', 'e'],
    ['m', 'a'],
  ]);
  expect([board()?.applied.count, board()?.meeting.count]).toEqual([2, 2]);
  moved('e', 'IS_APPLIED', 'b');
  expect(named(board(), 'applied')).toEqual(['e', 'c']);
});

test('an older or repeated change, or one of another recruitment, changes nothing', () => {
  listen();
  const before = board();
  moved('a', 'ON_MEETING', 'n', 1);
  socket.on['moved']?.({
    _recruitment: 'r2',
    _application: 'a',
    stage: 'ON_MEETING',
    position: 'n',
    version: 9,
  });
  expect(board()).toEqual(before);
});

test('many moves are applied together', () => {
  listen();
  const moves = ['c', 'e'].map((id) => ({ _application: id, stage: 'ON_MEETING', position: id, version: 2 }));
  socket.on['movedMany']?.({ _recruitment: 'r1', moves });
  expect(named(board(), 'meeting')).toEqual(['c', 'e', 'm']);
});

test('marks change the card in place, and a revoked application is removed', () => {
  listen();
  const one = { _recruitment: 'r1', _application: 'c' };
  socket.on['memo']?.({ ...one, hasMemo: true, version: 2, memoVersion: 1 });
  socket.on['viewed']?.({ ...one, version: 3 });
  expect(board()?.applied.applications[1]).toMatchObject({ _id: 'c', hasMemo: true, isUnread: false });
  socket.on['revoked']?.(one);
  expect([named(board(), 'applied'), board()?.applied.count]).toEqual([['a', 'e'], 2]);
});

test('changes are delayed while own moves are being sent', () => {
  listen();
  isBusy = true;
  moved('a', 'ON_MEETING', 'n');
  expect(named(board(), 'applied')).toEqual(['a', 'c', 'e']);
  isBusy = false;
  vi.advanceTimersByTime(100);
  expect(named(board(), 'applied')).toEqual(['c', 'e']);
});

test('a card that is not loaded makes the board reload, once for many', () => {
  listen();
  const reading = vi.spyOn(client, 'refetchQueries');
  for (const id of ['x', 'y', 'z']) moved(id, 'ON_MEETING', id);
  socket.on['applied']?.({ _recruitment: 'r1', _application: 'new' });
  const ofBoard = () => reading.mock.calls.filter(([filters]) => filters?.queryKey?.[2] === 'board');
  expect(ofBoard()).toHaveLength(0);
  vi.advanceTimersByTime(2000);
  expect(ofBoard()).toHaveLength(1);
});

test('an interruption invalidates everything, and leaving the screen unsubscribes', () => {
  const { unmount } = listen();
  socket.onJoin(false);
  expect(client.getQueryState(key)?.isInvalidated).toBe(false);
  socket.onJoin(true);
  expect(client.getQueryState(key)?.isInvalidated).toBe(true);
  unmount();
  expect(socket.stops).toBe(1);
});

test('a card that moves below the loaded cards of its column only changes the count', () => {
  const current = aPositionedBoard();
  const long = { ...current, meeting: { ...current.meeting, next: 'more' } };
  const change = { stage: 'ON_MEETING', position: 'z', version: 2 } as const;
  const after = changeOnBoard(long, { id: 'a', change });
  expect([named(after, 'meeting'), after.meeting.count]).toEqual([['m'], 2]);
});

test('a colleague’s move is added to the history of an opened applicant, once', () => {
  listen();
  const first = {
    _id: 'h1',
    from: null,
    to: 'IS_APPLIED',
    actor: { _id: 'a', name: '지원자 a' },
    movedAt: '',
  };
  const record = { ...first, _id: 'h2', from: 'IS_APPLIED', to: 'ON_MEETING' };
  const whole = { ...board()?.applied.applications[0], history: [first] };
  client.setQueryData(oneKey('r1', 'a'), whole);
  const move = {
    _recruitment: 'r1',
    _application: 'a',
    stage: 'ON_MEETING',
    position: 'n',
    version: 2,
    record,
  };
  socket.on['moved']?.(move);
  socket.on['moved']?.(move);
  expect(client.getQueryData(oneKey('r1', 'a'))).toMatchObject({
    stage: 'ON_MEETING',
    history: [{ _id: 'h1' }, { _id: 'h2' }],
  });
});

test('a bookmark that the same member set on another screen appears and disappears, one of another member does not', () => {
  listen();
  client.setQueryData(meQuery.queryKey, { _id: 'me' } as never);
  const reported = (_user: string, _like: string | null) =>
    socket.on['starred']?.({ _recruitment: 'r1', _application: 'c', _user, _like });
  const bookmark = () => {
    const card = board()?.applied.applications[1];
    return [card?.isStarred, card?._like];
  };
  reported('somebody', 'l0');
  expect(bookmark()).toEqual([false, null]);
  reported('me', 'l1');
  expect(bookmark()).toEqual([true, 'l1']);
  reported('me', null);
  expect(bookmark()).toEqual([false, null]);
});
