import type { Resume } from '@ieum/contract/hiring/resumes/schemas.ts';
import type { FieldErrors } from '../fields/valid-value.ts';
import {
  allParts,
  conflictingParts,
  isSame,
  differingChanges,
  partsOf,
  valueOf,
  withValue,
  type Changes,
  type Parts,
  type PartValue,
  type ResumePart,
} from '../parts.ts';

/** The errors in a content. */
export type Check = (content: Parts) => FieldErrors;

/** The same part changed differently here and elsewhere. */
export interface Conflict {
  part: ResumePart;
  mine: PartValue;
  theirs: PartValue;
}

export type Side = 'mine' | 'theirs';
export type Choices = Partial<Record<ResumePart, Side>>;

export type ResetCounts = Readonly<Partial<Record<ResumePart, number>>>;

export interface DraftState {
  /** The current input. */
  content: Parts;
  /** The server's data: version, completeness, photo address, career months. */
  saved: Resume;
  changes: Changes;
  /** The shown errors, by the path of the field. */
  errors: FieldErrors;
  /** The newer version from elsewhere that conflicts with the local changes. */
  newerVersion: Resume | undefined;
  conflicts: readonly Conflict[];
  /** How often the content of each part was replaced from outside, which resets its fields. */
  resetCounts: ResetCounts;
}

export const initialState = (resume: Resume): DraftState => ({
  content: partsOf(resume),
  saved: resume,
  changes: new Map(),
  errors: {},
  newerVersion: undefined,
  conflicts: [],
  resetCounts: {},
});

const isAt = (part: ResumePart) => (path: string) =>
  path === part || path.startsWith(`${part}.`) || (part === 'profile' && path === '_profile');

/** The errors of a part. */
export const errorsOfPart = (errors: FieldErrors, part: ResumePart): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => isAt(part)(path)));

const withoutErrorsOfPart = (errors: FieldErrors, part: ResumePart): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => !isAt(part)(path)));

/** A part was changed here; of its shown errors only current ones stay. */
export function changePart(
  state: DraftState,
  part: ResumePart,
  value: PartValue,
  errorsOf: Check,
): DraftState {
  const base = state.changes.get(part)?.base ?? valueOf(state.saved, part);
  const content = withValue(state.content, part, value);
  const left = Object.entries(errorsOfPart(errorsOf(content), part)).filter(([path]) => path in state.errors);
  return {
    ...state,
    content,
    changes: new Map(state.changes).set(part, { base, mine: value }),
    errors: { ...withoutErrorsOfPart(state.errors, part), ...Object.fromEntries(left) },
  };
}

/** Shows errors in addition to those shown already. */
export const addErrors = (state: DraftState, found: FieldErrors): DraftState => {
  const errors = { ...state.errors, ...found };
  return isSame(errors, state.errors) ? state : { ...state, errors };
};

/** The server has saved a part as it was sent. */
export function markSaved(
  state: DraftState,
  { part, sent, saved }: { part: ResumePart; sent: PartValue; saved: Resume },
): DraftState {
  const changes = new Map(state.changes);
  const mine = valueOf(state.content, part);
  if (isSame(mine, sent)) changes.delete(part);
  else changes.set(part, { base: sent, mine });
  const errors = changes.has(part) ? state.errors : withoutErrorsOfPart(state.errors, part);
  return { ...state, saved, changes, errors };
}

/** The fields of a part are reset to its content. */
export const resetFields = (state: DraftState, part: ResumePart): DraftState => ({
  ...state,
  resetCounts: { ...state.resetCounts, [part]: (state.resetCounts[part] ?? 0) + 1 },
});

function countResets({ resetCounts, content: before }: DraftState, content: Parts): ResetCounts {
  const changed = allParts.filter((part) => !isSame(valueOf(before, part), valueOf(content, part)));
  return changed.length === 0
    ? resetCounts
    : { ...resetCounts, ...Object.fromEntries(changed.map((part) => [part, (resetCounts[part] ?? 0) + 1])) };
}

/** The newer version becomes the base of the changes made here. */
function rebase(state: DraftState, theirs: Resume): DraftState {
  const changes = differingChanges(state.changes, theirs);
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
    newerVersion: undefined,
    conflicts: [],
    resetCounts: countResets(state, content),
  };
}

/**
 * A newer version arrived: parts not changed here take its content; parts changed on both sides become
 * conflicts.
 */
export function mergeVersion(state: DraftState, theirs: Resume): DraftState {
  const parts = conflictingParts(state.changes, theirs);
  if (parts.length === 0) return rebase(state, theirs);
  const conflicts = parts.map((part) => ({
    part,
    mine: valueOf(state.content, part),
    theirs: valueOf(theirs, part),
  }));
  return { ...state, newerVersion: theirs, conflicts };
}

/** The person has chosen a side of each conflict; a part that is not named keeps its local content. */
export function resolveConflicts(state: DraftState, choices: Choices): DraftState {
  const changes = new Map(state.changes);
  for (const { part } of state.conflicts) if (choices[part] === 'theirs') changes.delete(part);
  return rebase({ ...state, changes }, state.newerVersion ?? state.saved);
}

/** Restores unsaved input. */
export function restoreChanges(state: DraftState, stored: Changes): DraftState {
  const changes = differingChanges(stored, state.content);
  if (changes.size === 0) return state;
  const content = [...changes].reduce(
    (parts, [part, { mine }]) => withValue(parts, part, mine),
    state.content,
  );
  return mergeVersion({ ...state, content, changes, resetCounts: countResets(state, content) }, state.saved);
}
