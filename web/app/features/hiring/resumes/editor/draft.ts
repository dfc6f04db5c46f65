import type { Resume, ResumeContent } from '@ieum/contract/hiring/resumes/schemas.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { createAutosave, type Autosave } from '#lib/api/autosave.ts';
import { createStore } from '#lib/store/store.ts';
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
  /** The input, with the saved values in place of invalid ones. */
  fitting: () => Parts;
  /** Shows all errors, also of what was not sent yet. */
  showFaults: () => void;
  /** Replaces a whole part and resets its fields. */
  putBack: (part: ResumePart, value: PartValue) => void;
  /** Restores unsaved input; false when there is none. */
  restore: (stored: Changes) => boolean;
  /** A newer version from elsewhere. */
  meet: (theirs: Resume) => void;
  /** Resolves the conflicts. */
  decide: (choices: Choices) => void;
}

interface Around {
  save: (body: ResumeSave) => Promise<Resume>;
  /** What the server would reject; without it only the server validates. */
  faultsOf?: Check;
  /** Changes made elsewhere were merged with the local ones. */
  onMerged?: () => void;
}

/** How many newer versions one save may meet before it fails. */
const MERGES = 3;

const newerOf = (error: unknown): Resume | undefined =>
  error instanceof ApiError && error.status === 409 ? (error.current as Resume) : undefined;

const bodyOf = (part: ResumePart, value: PartValue, version: number): ResumeSave => ({
  version,
  [part === 'profile' ? '_profile' : part]: value,
});

/** Errors by their paths within their part. */
const within = (part: ResumePart, faults: Faults): Faults =>
  Object.fromEntries(
    Object.entries(faults).map(([path, texts]) => [
      path.startsWith(`${part}.`) ? path.slice(part.length + 1) : '',
      texts,
    ]),
  );

/** A resume being edited, whose parts are saved automatically and merged part by part. */
export function createResumeDraft(resume: Resume, around: Around): ResumeDraft {
  const { read, change: become, onChange } = createStore(startOf(resume));

  const autosave = createAutosave<ResumePart>({ save: (part) => send(part) });

  const faultsOf: Check = (content) => around.faultsOf?.(content) ?? {};
  const showFaults = () => become(shown(read(), faultsOf(read().content)));

  /** As much of a part as can be saved, without its invalid fields. */
  function sendable(part: ResumePart): PartValue {
    const value = valueOf(read().content, part);
    const rejected = under(read().errors, part);
    return fittingOf({
      value,
      saved: valueOf(read().saved, part),
      faultsOf: (now) => {
        const faults = under(faultsOf(withValue(read().content, part, now)), part);
        return within(part, now === value ? { ...rejected, ...faults } : faults);
      },
    });
  }

  async function send(part: ResumePart, tries = MERGES): Promise<'rejected' | void> {
    showFaults();
    const sent = sendable(part);
    const isWhole = sent === valueOf(read().content, part);
    if (!isWhole && isSame(sent, valueOf(read().saved, part))) return 'rejected';
    try {
      const saved = await around.save(bodyOf(part, sent, read().saved.version));
      become(taken(read(), { part, sent, saved }));
      return isWhole ? undefined : 'rejected';
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
    const before = read();
    become(shown(read(), fields));
    return read() !== before;
  }

  /** False when the person has to decide first. */
  function meet(theirs: Resume): boolean {
    const { editions } = read();
    become(met(read(), theirs));
    if (read().editions !== editions) around.onMerged?.();
    return read().collisions.length === 0;
  }

  const touch = (part: ResumePart, value: PartValue) => {
    become(written(read(), part, value, faultsOf));
    autosave.touch(part);
  };

  return {
    autosave,
    read,
    onChange,
    write: touch,
    fitting: () => allParts.reduce((parts, part) => withValue(parts, part, sendable(part)), read().content),
    showFaults,
    putBack: (part, value) => {
      touch(part, value);
      become(renewed(read(), part));
    },
    setPhoto: (profileId) => {
      touch('profile', profileId);
      void autosave.flush();
    },
    restore: (stored) => {
      become(restored(read(), stored));
      for (const part of read().changes.keys()) autosave.touch(part);
      if (read().collisions.length > 0) autosave.hold();
      return read().changes.size > 0;
    },
    meet: (theirs) => {
      // A save in progress detects the newer version itself.
      if (autosave.read().kind === 'saving' || theirs.version <= read().saved.version) return;
      if (!meet(theirs)) autosave.hold();
    },
    decide: (choices) => {
      const before = [...read().changes.keys()];
      become(decided(read(), choices));
      for (const part of before) if (!read().changes.has(part)) autosave.evict(part);
      autosave.settle('keep');
    },
  };
}
