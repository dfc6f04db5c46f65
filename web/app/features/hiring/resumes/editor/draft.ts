import type { Resume, ResumeContent } from '@ieum/contract/hiring/resumes/schemas.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { createAutosave, type Autosave } from '#lib/api/autosave.ts';
import type { ResumeSave } from '../data.ts';
import {
  decided,
  met,
  renewed,
  restored,
  shown,
  startOf,
  taken,
  under,
  written,
  type Check,
  type Choices,
  type DraftState,
} from './draft-state.ts';
import { fittingOf, type Faults } from '../fields/fitting.ts';
import {
  allParts,
  isSame,
  valueOf,
  withValue,
  type Changes,
  type Parts,
  type PartValue,
  type ResumePart,
} from '../parts.ts';

export interface ResumeDraft {
  autosave: Autosave<ResumePart>;
  read: () => DraftState;
  onChange: (listener: () => void) => () => void;
  write: <P extends keyof ResumeContent>(part: P, value: ResumeContent[P]) => void;
  setPhoto: (profileId: string | null) => void;
  /** What is written, with the saved values where something is wrong. */
  fitting: () => Parts;
  /** Shows everything that is wrong, also what was not sent yet. */
  showFaults: () => void;
  /** Writes a whole part again, and its fields show it. */
  putBack: (part: ResumePart, value: PartValue) => void;
  /** Takes up what was written before and never saved; false when there is nothing of it. */
  restore: (kept: Changes) => boolean;
  /** A newer version from elsewhere. */
  meet: (theirs: Resume) => void;
  /** Ends the collisions. */
  decide: (choices: Choices) => void;
}

interface Around {
  save: (body: ResumeSave) => Promise<Resume>;
  /** What the server would refuse; left out, only the server says. */
  faultsOf?: Check;
  /** What was written elsewhere came in beside what is written here. */
  onMerged?: () => void;
}

/** How often one save may find a newer version before it gives up. */
const MERGES = 3;

const newerOf = (error: unknown): Resume | undefined =>
  error instanceof ApiError && error.status === 409 ? (error.current as Resume) : undefined;

const bodyOf = (part: ResumePart, value: PartValue, version: number): ResumeSave => ({
  version,
  [part === 'profile' ? '_profile' : part]: value,
});

/** Faults by their paths within their part. */
const within = (part: ResumePart, faults: Faults): Faults =>
  Object.fromEntries(
    Object.entries(faults).map(([path, words]) => [
      path.startsWith(`${part}.`) ? path.slice(part.length + 1) : '',
      words,
    ]),
  );

/** A resume being written, whose parts save themselves and are merged part by part. */
export function createResumeDraft(resume: Resume, around: Around): ResumeDraft {
  const listeners = new Set<() => void>();
  let state = startOf(resume);
  const become = (next: DraftState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const autosave = createAutosave<ResumePart>({ save: (part) => send(part) });

  const faultsOf: Check = (content) => around.faultsOf?.(content) ?? {};
  const showFaults = () => become(shown(state, faultsOf(state.content)));

  /** As much of a part as can be saved, without its faulty fields. */
  function sendable(part: ResumePart): PartValue {
    const value = valueOf(state.content, part);
    const refused = under(state.errors, part);
    return fittingOf({
      value,
      saved: valueOf(state.saved, part),
      faultsOf: (now) => {
        const faults = under(faultsOf(withValue(state.content, part, now)), part);
        return within(part, now === value ? { ...refused, ...faults } : faults);
      },
    });
  }

  async function send(part: ResumePart, tries = MERGES): Promise<'refused' | void> {
    showFaults();
    const sent = sendable(part);
    const isWhole = sent === valueOf(state.content, part);
    if (!isWhole && isSame(sent, valueOf(state.saved, part))) return 'refused';
    try {
      const saved = await around.save(bodyOf(part, sent, state.saved.version));
      become(taken(state, { part, sent, saved }));
      return isWhole ? undefined : 'refused';
    } catch (error) {
      const newer = newerOf(error);
      if (newer && tries > 1 && meet(newer)) return send(part, tries - 1);
      if (error instanceof ApiError && error.status === 400 && applyRejected(error) && tries > 1)
        return send(part, tries - 1);
      throw error;
    }
  }

  /** False when all of it was known already. */
  function applyRejected({ fields }: ApiError): boolean {
    const before = state;
    become(shown(state, fields));
    return state !== before;
  }

  /** False when the person has to decide first. */
  function meet(theirs: Resume): boolean {
    const { editions } = state;
    become(met(state, theirs));
    if (state.editions !== editions) around.onMerged?.();
    return state.collisions.length === 0;
  }

  const touch = (part: ResumePart, value: PartValue) => {
    become(written(state, part, value, faultsOf));
    autosave.touch(part);
  };

  return {
    autosave,
    read: () => state,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    write: touch,
    fitting: () => allParts.reduce((parts, part) => withValue(parts, part, sendable(part)), state.content),
    showFaults,
    putBack: (part, value) => {
      touch(part, value);
      become(renewed(state, part));
    },
    setPhoto: (profileId) => {
      touch('profile', profileId);
      void autosave.flush();
    },
    restore: (kept) => {
      become(restored(state, kept));
      for (const part of state.changes.keys()) autosave.touch(part);
      if (state.collisions.length > 0) autosave.hold();
      return state.changes.size > 0;
    },
    meet: (theirs) => {
      // A save under way finds the newer version by itself.
      if (autosave.read().kind === 'saving' || theirs.version <= state.saved.version) return;
      if (!meet(theirs)) autosave.hold();
    },
    decide: (choices) => {
      const before = [...state.changes.keys()];
      become(decided(state, choices));
      for (const part of before) if (!state.changes.has(part)) autosave.evict(part);
      autosave.settle('keep');
    },
  };
}
