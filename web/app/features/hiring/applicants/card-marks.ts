import type { ApplicantRow } from '@ieum/contract/hiring/applicants/schemas.ts';
import { useSyncExternalStore } from 'react';
import { createStore } from '#lib/store/store.ts';

/** The marks of the board's cards; stored outside React, so that a mark re-renders only its own cards. */
export interface Marks {
  /** The one card that Tab reaches. */
  stopId: string | undefined;
  /** Lifted by the keyboard. */
  liftedId: string | undefined;
  /** Shown in the drawer. */
  openId: string | undefined;
  /** Moved a moment ago, here or by a colleague. */
  movedIds: ReadonlySet<string>;
  /** Selected for one action. */
  chosen: ReadonlyMap<string, ApplicantRow>;
}

export interface MarkStore {
  read: () => Marks;
  change: (patch: Partial<Marks>) => void;
  onChange: (listener: () => void) => () => void;
  /**
   * Makes a card the one that Tab reaches and focuses it, in whichever column it is rendered; a closing
   * layer may still focus the old element of the card before it is removed.
   */
  focus: (id: string, leavingId?: string) => void;
  /** Reports which card got the focus; once another card has it, the requested one is no longer focused. */
  focused: (id: string) => void;
  /** Focuses the requested card once it is rendered. */
  followFocus: () => void;
}

/** A moved card is rendered again in its column, perhaps twice, while the layer that moved it closes. */
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

/** A value derived from the marks; it must be identical while nothing has changed. */
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
