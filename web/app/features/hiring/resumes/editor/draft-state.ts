import type { Resume } from '@ieum/contract/hiring/resumes/schemas.ts';
import type { Faults } from '../fields/valid-value.ts';
import {
  allParts,
  collisionsOf,
  isSame,
  leftOf,
  partsOf,
  valueOf,
  withValue,
  type Changes,
  type Parts,
  type PartValue,
  type ResumePart,
} from '../parts.ts';

/** The errors in a content. */
export type Check = (content: Parts) => Faults;

/** The same part changed differently here and elsewhere. */
export interface Collision {
  part: ResumePart;
  mine: PartValue;
  theirs: PartValue;
}

export type Side = 'mine' | 'theirs';
export type Choices = Partial<Record<ResumePart, Side>>;

export type Editions = Readonly<Partial<Record<ResumePart, number>>>;

export interface DraftState {
  /** The current input. */
  content: Parts;
  /** The server's data: version, completeness, photo address, career months. */
  saved: Resume;
  changes: Changes;
  /** The shown errors, by the path of the field. */
  errors: Faults;
  /** The newer version about which the person has to decide, with the differing parts. */
  theirs: Resume | undefined;
  collisions: readonly Collision[];
  /** How often the content of each part was replaced from outside, which resets its fields. */
  editions: Editions;
}

export const startOf = (resume: Resume): DraftState => ({
  content: partsOf(resume),
  saved: resume,
  changes: new Map(),
  errors: {},
  theirs: undefined,
  collisions: [],
  editions: {},
});

const isAt = (part: ResumePart) => (path: string) =>
  path === part || path.startsWith(`${part}.`) || (part === 'profile' && path === '_profile');

/** The errors of a part. */
export const under = (faults: Faults, part: ResumePart): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([path]) => isAt(part)(path)));

const without = (faults: Faults, part: ResumePart): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([path]) => !isAt(part)(path)));

/** A part was changed here; of its shown errors only current ones stay. */
export function written(state: DraftState, part: ResumePart, value: PartValue, faultsOf: Check): DraftState {
  const base = state.changes.get(part)?.base ?? valueOf(state.saved, part);
  const content = withValue(state.content, part, value);
  const left = Object.entries(under(faultsOf(content), part)).filter(([path]) => path in state.errors);
  return {
    ...state,
    content,
    changes: new Map(state.changes).set(part, { base, mine: value }),
    errors: { ...without(state.errors, part), ...Object.fromEntries(left) },
  };
}

/** All errors are shown, together with the server's. */
export const shown = (state: DraftState, faults: Faults): DraftState => {
  const errors = { ...state.errors, ...faults };
  return isSame(errors, state.errors) ? state : { ...state, errors };
};

/** The server has saved a part as it was sent. */
export function taken(
  state: DraftState,
  { part, sent, saved }: { part: ResumePart; sent: PartValue; saved: Resume },
): DraftState {
  const changes = new Map(state.changes);
  const mine = valueOf(state.content, part);
  if (isSame(mine, sent)) changes.delete(part);
  else changes.set(part, { base: sent, mine });
  const errors = changes.has(part) ? state.errors : without(state.errors, part);
  return { ...state, saved, changes, errors };
}

/** The fields of a part are reset to its content. */
export const renewed = (state: DraftState, part: ResumePart): DraftState => ({
  ...state,
  editions: { ...state.editions, [part]: (state.editions[part] ?? 0) + 1 },
});

function editionsOf({ editions, content: before }: DraftState, content: Parts): Editions {
  const changed = allParts.filter((part) => !isSame(valueOf(before, part), valueOf(content, part)));
  return changed.length === 0
    ? editions
    : { ...editions, ...Object.fromEntries(changed.map((part) => [part, (editions[part] ?? 0) + 1])) };
}

/** The newer version becomes the base of the changes made here. */
function adopted(state: DraftState, theirs: Resume): DraftState {
  const changes = leftOf(state.changes, theirs);
  const content = [...changes].reduce(
    (parts, [part, { mine }]) => withValue(parts, part, mine),
    partsOf(theirs),
  );
  const rebased = [...changes].map(
    ([part, { mine }]) => [part, { base: valueOf(theirs, part), mine }] as const,
  );
  return {
    ...state,
    content,
    saved: theirs,
    changes: new Map(rebased),
    theirs: undefined,
    collisions: [],
    editions: editionsOf(state, content),
  };
}

/**
 * A newer version arrived: parts not changed here take its content; parts changed on both sides become
 * conflicts.
 */
export function met(state: DraftState, theirs: Resume): DraftState {
  const parts = collisionsOf(state.changes, theirs);
  if (parts.length === 0) return adopted(state, theirs);
  const collisions = parts.map((part) => ({
    part,
    mine: valueOf(state.content, part),
    theirs: valueOf(theirs, part),
  }));
  return { ...state, theirs, collisions };
}

/** The person has decided; a part that is not named keeps its local content. */
export function decided(state: DraftState, choices: Choices): DraftState {
  const changes = new Map(state.changes);
  for (const { part } of state.collisions) if (choices[part] === 'theirs') changes.delete(part);
  return adopted({ ...state, changes }, state.theirs ?? state.saved);
}

/** Unsaved input is restored. */
export function restored(state: DraftState, stored: Changes): DraftState {
  const changes = leftOf(stored, state.content);
  if (changes.size === 0) return state;
  const content = [...changes].reduce(
    (parts, [part, { mine }]) => withValue(parts, part, mine),
    state.content,
  );
  return met({ ...state, content, changes, editions: editionsOf(state, content) }, state.saved);
}
