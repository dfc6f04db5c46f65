import type { ApplicantRow } from '@ieum/contract/hiring/applicants/schemas.ts';
import { useSyncExternalStore } from 'react';
import { createStore } from '#lib/store/store.ts';

/** What is marked on the board; kept outside React, so that a mark draws its own cards again and no others. */
export interface Marks {
  /** The one card Tab reaches. */
  stopId: string | undefined;
  /** Held by the keyboard. */
  liftedId: string | undefined;
  /** Shown in the drawer. */
  openId: string | undefined;
  /** Moved a moment ago, here or by a colleague. */
  movedIds: ReadonlySet<string>;
  /** Chosen for one act together. */
  chosen: ReadonlyMap<string, ApplicantRow>;
}

export interface MarkStore {
  read: () => Marks;
  change: (patch: Partial<Marks>) => void;
  onChange: (listener: () => void) => () => void;
  /**
   * Makes a card the one Tab reaches and gives it the focus, wherever a move draws it again; a closing layer may give the
   * focus back to the card that leaves before it is gone.
   */
  focus: (id: string, leavingId?: string) => void;
  /** Tells where the focus has gone; on another card than the one asked for, nothing takes it away again. */
  focused: (id: string) => void;
  /** Gives the focus to the card that was asked for, once it is drawn. */
  followFocus: () => void;
}

/** A moved card is drawn again in its column, perhaps twice, and the layer it was moved by closes meanwhile. */
const FOLLOW_MILLISECONDS = 1000;

const NOTHING: Marks = {
  stopId: undefined,
  liftedId: undefined,
  openId: undefined,
  movedIds: new Set(),
  chosen: new Map(),
};

/** The marks of one board. */
export function createMarks(): MarkStore {
  const marks = createStore(NOTHING);
  let wanted: { id: string; leavingId?: string | undefined; until: number } = { id: '', until: 0 };
  const change = (patch: Partial<Marks>) => marks.change({ ...marks.read(), ...patch });
  const followFocus = () => {
    if (performance.now() > wanted.until) return;
    const { activeElement } = document;
    const isFree = activeElement === document.body || activeElement?.matches('[data-card]');
    const card = document.getElementById(`card-${wanted.id}`);
    if (isFree && card !== activeElement) card?.focus();
  };
  const followUntilSettled = () => {
    followFocus();
    if (performance.now() < wanted.until) requestAnimationFrame(followUntilSettled);
  };
  return {
    read: marks.read,
    change,
    onChange: marks.onChange,
    focused: (id) => {
      if (id === wanted.leavingId && performance.now() < wanted.until) return;
      if (id !== wanted.id) wanted = { id, until: 0 };
      if (marks.read().stopId !== id) change({ stopId: id });
    },
    focus: (id, leavingId) => {
      wanted = { id, leavingId, until: performance.now() + FOLLOW_MILLISECONDS };
      change({ stopId: id });
      followUntilSettled();
    },
    followFocus,
  };
}

/** A value made of the marks; it must be the same one while nothing has changed. */
export const useMarks = <T>(store: MarkStore, select: (marks: Marks) => T): T =>
  useSyncExternalStore(store.onChange, () => select(store.read()));

const bits = ['isStop', 'isLifted', 'isOpen', 'hasMoved', 'isChosen'] as const;
export type CardMarks = Record<(typeof bits)[number], boolean>;

/** The marks of one card. */
export function useCardMarks(store: MarkStore, id: string): CardMarks {
  const packed = useMarks(store, ({ stopId, liftedId, openId, movedIds, chosen }) =>
    [stopId === id, liftedId === id, openId === id, movedIds.has(id), chosen.has(id)].reduce(
      (sum, isSet, place) => (isSet ? sum + 2 ** place : sum),
      0,
    ),
  );
  return Object.fromEntries(bits.map((name, place) => [name, Boolean(packed & (2 ** place))])) as CardMarks;
}
