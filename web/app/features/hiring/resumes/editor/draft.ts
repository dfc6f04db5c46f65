import type { Resume, ResumeContent } from '@ieum/contract/hiring/resumes/schemas.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { createAutosave, type Autosave } from '#lib/api/autosave.ts';
import { createStore, type Store } from '#lib/store/store.ts';
import type { ResumeSave } from '../data.ts';
import {
  resolveConflicts,
  mergeVersion,
  resetFields,
  restoreChanges,
  addErrors,
  initialState,
  markSaved,
  errorsOfPart,
  changePart,
  type Check,
  type Choices,
  type DraftState,
} from './draft-state.ts';
import { validValueOf, type FieldErrors } from '../fields/valid-value.ts';
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

interface DraftDeps {
  save: (body: ResumeSave) => Promise<Resume>;
  /** The errors that the server would find; without it only the server validates. */
  errorsOf?: Check;
  /** Changes made elsewhere were merged with the local ones. */
  onMerged?: () => void;
}

/** How many newer versions one save may merge before it fails. */
const MAX_MERGES = 3;

const newerVersionOf = (error: unknown): Resume | undefined =>
  error instanceof ApiError && error.status === 409 ? (error.current as Resume) : undefined;

const bodyOf = (part: ResumePart, value: PartValue, version: number): ResumeSave => ({
  version,
  [part === 'profile' ? '_profile' : part]: value,
});

/** Errors by their paths within their part. */
const within = (part: ResumePart, errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([path, texts]) => [
      path.startsWith(`${part}.`) ? path.slice(part.length + 1) : '',
      texts,
    ]),
  );

/** A resume being edited, whose parts are saved automatically and merged part by part. */
export class ResumeDraft {
  readonly #store: Store<DraftState>;
  readonly #deps: DraftDeps;

  readonly read: () => DraftState;
  readonly onChange: Store<DraftState>['onChange'];
  readonly autosave: Autosave<ResumePart> = createAutosave<ResumePart>({ save: (part) => this.#send(part) });

  constructor(resume: Resume, deps: DraftDeps) {
    this.#deps = deps;
    this.#store = createStore(initialState(resume));
    this.read = this.#store.read;
    this.onChange = this.#store.onChange;
  }

  write = <P extends keyof ResumeContent>(part: P, value: ResumeContent[P]): void => this.#write(part, value);

  setPhoto = (profileId: string | null): void => {
    this.#write('profile', profileId);
    void this.autosave.flush();
  };

  /** The input, with the saved values in place of invalid ones. */
  validContent(): Parts {
    const { content } = this.read();
    return allParts.reduce((parts, part) => withValue(parts, part, this.#sendable(part)), content);
  }

  /** Shows all errors, also of what was not sent yet. */
  showErrors = (): void => this.#store.change(addErrors(this.read(), this.#errorsOf(this.read().content)));

  /** Replaces a whole part and resets its fields. */
  replacePart(part: ResumePart, value: PartValue): void {
    this.#write(part, value);
    this.#store.change(resetFields(this.read(), part));
  }

  /** Restores unsaved input; false when there is none. */
  restore(stored: Changes): boolean {
    this.#store.change(restoreChanges(this.read(), stored));
    const { changes, conflicts } = this.read();
    for (const part of changes.keys()) this.autosave.touch(part);
    if (conflicts.length > 0) this.autosave.pause();
    return changes.size > 0;
  }

  /** Takes in a newer version from elsewhere. */
  receive = (theirs: Resume): void => {
    // A save in progress detects the newer version itself.
    if (this.autosave.read().kind === 'saving' || theirs.version <= this.read().saved.version) return;
    if (!this.#merge(theirs)) this.autosave.pause();
  };

  /** Resolves the conflicts. */
  resolve(choices: Choices): void {
    const before = [...this.read().changes.keys()];
    this.#store.change(resolveConflicts(this.read(), choices));
    for (const part of before) if (!this.read().changes.has(part)) this.autosave.cancel(part);
    this.autosave.resolveConflict('resend');
  }

  #errorsOf: Check = (content) => this.#deps.errorsOf?.(content) ?? {};

  #write(part: ResumePart, value: PartValue): void {
    this.#store.change(changePart(this.read(), part, value, this.#errorsOf));
    this.autosave.touch(part);
  }

  /** As much of a part as can be saved, without its invalid fields. */
  #sendable(part: ResumePart): PartValue {
    const { content, saved, errors } = this.read();
    const value = valueOf(content, part);
    const rejected = errorsOfPart(errors, part);
    return validValueOf({
      value,
      saved: valueOf(saved, part),
      errorsOf: (now) => {
        const errors = errorsOfPart(this.#errorsOf(withValue(content, part, now)), part);
        return within(part, now === value ? { ...rejected, ...errors } : errors);
      },
    });
  }

  async #send(part: ResumePart, tries = MAX_MERGES): Promise<'rejected' | void> {
    this.showErrors();
    const { content, saved: known } = this.read();
    const sent = this.#sendable(part);
    const isWhole = sent === valueOf(content, part);
    if (!isWhole && isSame(sent, valueOf(known, part))) return 'rejected';
    try {
      const saved = await this.#deps.save(bodyOf(part, sent, known.version));
      this.#store.change(markSaved(this.read(), { part, sent, saved }));
      return isWhole ? undefined : 'rejected';
    } catch (error) {
      const newer = newerVersionOf(error);
      if (newer && tries > 1 && this.#merge(newer)) return this.#send(part, tries - 1);
      const hasNewErrors = error instanceof ApiError && error.status === 400 && this.#addServerErrors(error);
      if (hasNewErrors && tries > 1) return this.#send(part, tries - 1);
      throw error;
    }
  }

  /** Shows what the server rejected; false when all of it was shown already. */
  #addServerErrors({ fields }: ApiError): boolean {
    const before = this.read();
    this.#store.change(addErrors(before, fields));
    return this.read() !== before;
  }

  /** False when the person has to decide first. */
  #merge(theirs: Resume): boolean {
    const { resetCounts } = this.read();
    this.#store.change(mergeVersion(this.read(), theirs));
    if (this.read().resetCounts !== resetCounts) this.#deps.onMerged?.();
    return this.read().conflicts.length === 0;
  }
}
