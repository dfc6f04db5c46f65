import type { OwnRecruitment } from '@ieum/contract/hiring/recruitments/schemas.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { createAutosave, type Autosave } from '#lib/api/autosave.ts';
import { ownRecruitmentApi as api } from '#features/hiring/recruitments/own/data.ts';
import { formOf, unansweredForm, type EditorForm } from '../editor-form.ts';
import { findInSwitchedOff, type FieldProblem } from '../checks/field-problems.ts';
import { MarkedProblems } from './marked-problems.ts';
import { changedParts, type Versions } from './merge-versions.ts';
import { validPartOf } from './valid-part.ts';

/** The parts of a recruitment that are saved separately: its top-level fields. */
export type FormPart = keyof EditorForm;

/** The saved recruitment as the server returned it. */
export interface SavedRecruitment {
  id: string;
  version: number;
}

/** A recruitment on this side: its base, the server's version of that, and its current values. */
export interface LocalRecruitment {
  saved: SavedRecruitment | undefined;
  known: Pick<Versions, 'sent' | 'answered'>;
  mine: EditorForm;
}

interface SaverForm {
  values: () => EditorForm;
  /** Replaces the marked problems of the form. */
  showProblems: (problems: readonly FieldProblem[]) => void;
  /** A new recruitment got its id. */
  onCreated: (id: string) => void;
  /** Called after each save with the server's version. */
  onSaved: (recruitment: OwnRecruitment, part: FormPart) => void;
  /** Somebody else saved first. */
  onConflict: (error: ApiError) => void;
}

/** About 24 days, the longest delay of a timer: the recruitment is saved only on request. */
const NEVER = 2 ** 31 - 1;
const QUIET = 1500;

const isIn = (part: FormPart, { path }: FieldProblem): boolean =>
  path === part || path.startsWith(`${part}.`);

const savedOf = ({ _id: id, version }: OwnRecruitment): SavedRecruitment => ({ id, version });

const knownOf = (form: EditorForm): Pick<Versions, 'sent' | 'answered'> => ({ sent: form, answered: form });

/** Saves a recruitment part by part: a public one only on request, a hidden one while it is edited. */
export class RecruitmentSaver {
  readonly #form: SaverForm;
  #saved: SavedRecruitment | undefined;
  #known: LocalRecruitment['known'];
  #creating: Promise<SavedRecruitment> | undefined;

  readonly marks: MarkedProblems;
  readonly autosave: Autosave<FormPart>;

  constructor(start: SavedRecruitment | undefined, isAutomatic: boolean, form: SaverForm) {
    this.#form = form;
    this.#saved = start;
    this.#known = knownOf(start ? structuredClone(form.values()) : unansweredForm());
    this.marks = new MarkedProblems(form);
    this.autosave = createAutosave<FormPart>({
      save: (part) => this.#save(part),
      delay: isAutomatic ? QUIET : NEVER,
    });
  }

  saved(): SavedRecruitment | undefined {
    return this.#saved;
  }

  /** The recruitment's id; creates the recruitment when there is none. */
  findId = async (): Promise<string> => {
    if (!this.#saved) this.#touchInitial();
    return (this.#saved ?? (await this.#begin())).id;
  };

  /** Schedules a changed part. */
  touch(part: FormPart): void {
    if (!this.#saved) this.#touchInitial();
    this.autosave.touch(part);
  }

  /** What the form of a new recruitment began with is saved together with the first input. */
  #touchInitial(): void {
    for (const part of changedParts(this.#form.values(), this.#known.sent)) this.autosave.touch(part);
  }

  /** Takes over the server's version and content, to save over it. */
  adopt(saved: SavedRecruitment, form: EditorForm): void {
    this.#saved = saved;
    this.#known = knownOf(form);
  }

  /** The recruitment on both sides, with their base. */
  versions(theirs: EditorForm): Versions {
    return { ...this.#known, mine: structuredClone(this.#form.values()), theirs };
  }

  /** The input that closing the page would lose. */
  unsaved = (): LocalRecruitment | undefined =>
    this.autosave.hasUnsaved()
      ? { saved: this.#saved, known: this.#known, mine: this.#form.values() }
      : undefined;

  /** Restores unsaved input; when the server has a newer version, saving detects it. */
  restore(unsaved: LocalRecruitment): void {
    this.#saved = unsaved.saved ?? this.#saved;
    this.#known = unsaved.known;
    for (const part of changedParts(unsaved.mine, unsaved.known.sent)) this.autosave.touch(part);
  }

  #begin(): Promise<SavedRecruitment> {
    this.#creating ??= this.#create().finally(() => {
      this.#creating = undefined;
    });
    return this.#creating;
  }

  async #create(): Promise<SavedRecruitment> {
    const { recruitment } = await api.begin({ body: {} });
    const saved = savedOf(recruitment);
    this.#saved = saved;
    this.#form.onCreated(saved.id);
    return saved;
  }

  async #save(part: FormPart): Promise<'rejected' | void> {
    this.marks.showCurrent();
    try {
      const invalid = await this.#sendValid(part).catch((error: unknown) => {
        if (this.#addServerErrors(error, part)) return this.#sendValid(part);
        throw error;
      });
      return invalid.length > 0 ? 'rejected' : undefined;
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) this.#form.onConflict(error);
      throw error;
    }
  }

  /** Whether the server rejected fields of a part without which the rest of it can be sent. */
  #addServerErrors(error: unknown, part: FormPart): boolean {
    if (!(error instanceof ApiError) || error.status !== 400) return false;
    return this.marks.addServerErrors(error.fields).some((problem) => isIn(part, problem));
  }

  /** Sends the valid fields of a part; returns the invalid ones. */
  async #sendValid(part: FormPart): Promise<FieldProblem[]> {
    const mine = structuredClone(this.#form.values());
    const invalid = this.marks.findUnsavable().filter((problem) => isIn(part, problem));
    const unsent = [...invalid, ...findInSwitchedOff(mine).filter((problem) => isIn(part, problem))];
    const { body, sent } = validPartOf(part, { mine, before: this.#known.sent }, unsent);
    if (body === undefined) return invalid;
    const recruitment = await this.#send(part, body);
    this.#saved = savedOf(recruitment);
    this.#known = {
      sent: { ...this.#known.sent, [part]: sent },
      answered: { ...this.#known.answered, [part]: formOf(recruitment)[part] },
    };
    this.#form.onSaved(recruitment, part);
    return invalid;
  }

  async #send(part: FormPart, body: unknown): Promise<OwnRecruitment> {
    const { id, version } = this.#saved ?? (await this.#begin());
    const params = { _recruitment: id };
    return (await api.revise({ params, body: { [part]: body, version } })).recruitment;
  }
}
