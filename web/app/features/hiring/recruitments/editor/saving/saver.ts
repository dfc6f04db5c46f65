import type { OwnRecruitment } from '@ieum/contract/hiring/recruitments/schemas.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { createAutosave, type Autosave } from '#lib/api/autosave.ts';
import { ownRecruitmentApi as api } from '#features/hiring/recruitments/own/public.ts';
import { formOf, type EditorForm } from '../form.ts';
import { findAllGaps, findErrors, findOff, findSaid, gapsOf, type Gap } from '../checks/gaps.ts';
import { changedParts, type Versions } from './merge.ts';
import { sendableOf } from './sendable.ts';

/** The parts of a recruitment that are saved separately: its top-level fields. */
export type FormPart = keyof EditorForm;

/** The saved recruitment as the server returned it; null before it is first saved. */
export interface Saved {
  id: string;
  version: number;
}

/** A recruitment on this side: its base, the server's version of that, and its current values. */
export interface Unsaved {
  saved: Saved | undefined;
  known: Pick<Versions, 'sent' | 'answered'>;
  mine: EditorForm;
}

interface Around {
  values: () => EditorForm;
  /** Replaces the marked errors of the form. */
  showErrors: (gaps: readonly Gap[]) => void;
  /** A new recruitment got its id. */
  onBegun: (id: string) => void;
  /** Called after each save with the server's version. */
  onSaved: (recruitment: OwnRecruitment, part: FormPart) => void;
  /** Somebody else saved first. */
  onConflict: (error: ApiError) => void;
}

export interface Saver {
  autosave: Autosave<FormPart>;
  saved: () => Saved | undefined;
  /** The recruitment's id; creates the recruitment when there is none. */
  findId: () => Promise<string>;
  /** What is missing before the recruitment can be published; from now on all of it is marked. */
  askForAll: () => Gap[];
  /** Marks current errors without saving. */
  judge: () => void;
  /** The errors that prevent saving. */
  faults: () => Gap[];
  /** Removes marks that are no longer valid, wherever the error was corrected. */
  dropMended: () => void;
  /** Takes over the server's version and content, to save over it. */
  adopt: (saved: Saved, form: EditorForm) => void;
  /** The recruitment on both sides, with their base. */
  versions: (theirs: EditorForm) => Versions;
  /** What closing the page would lose. */
  unsaved: () => Unsaved | undefined;
  /** Restores unsaved input; when the server has a newer version, saving detects it. */
  takeUp: (left: Unsaved) => void;
}

/** About 24 days, the longest delay of a timer: the recruitment is saved only on request. */
const NEVER = 2 ** 31 - 1;
const QUIET = 1500;

const isIn = (part: FormPart, { path }: Gap): boolean => path === part || path.startsWith(`${part}.`);

const valueAt = (form: EditorForm, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | null)?.[name], form);

/** What only the server finds invalid, with the rejected value. */
interface ReportedGap {
  gap: Gap;
  text: string;
}

const textAt = (form: EditorForm, { path }: Gap): string => JSON.stringify(valueAt(form, path) ?? null);

const knownOf = (form: EditorForm): Pick<Versions, 'sent' | 'answered'> => ({ sent: form, answered: form });

/** Saves a recruitment part by part: a public one only on request, a hidden one while it is edited. */
export function createSaver(start: Saved | undefined, isAutomatic: boolean, around: Around): Saver {
  let saved = start;
  let known = knownOf(structuredClone(around.values()));
  let isRequested = false;
  let marked: readonly Gap[] = [];
  let reported: readonly ReportedGap[] = [];
  let creating: Promise<Saved> | undefined;

  const begin = (body: Partial<EditorForm>): Promise<Saved> => {
    creating ??= api
      .begin({ body })
      .then(({ recruitment }) => {
        saved = { id: recruitment._id, version: recruitment.version };
        around.onBegun(saved.id);
        return saved;
      })
      .finally(() => {
        creating = undefined;
      });
    return creating;
  };

  const mark = (gaps: readonly Gap[]) => {
    marked = gaps;
    around.showErrors(gaps);
  };

  /** What the server rejected and nobody has changed since. */
  const stillShown = (values: EditorForm): Gap[] => {
    reported = reported.filter(({ gap, text: texts }) => textAt(values, gap) === texts);
    return reported.map(({ gap }) => gap);
  };

  const joined = (found: readonly Gap[], values: EditorForm): Gap[] => {
    const paths = new Set(found.map(({ path }) => path));
    return [...found, ...stillShown(values).filter(({ path }) => !paths.has(path))];
  };

  const faults = (): Gap[] => joined(findErrors(around.values()), around.values());

  const judge = (): void => {
    const values = around.values();
    mark(joined(isRequested ? findAllGaps(values) : findSaid(values), values));
  };

  const dropMended = () => {
    if (marked.length === 0) return;
    const values = around.values();
    const found = new Set(joined(findAllGaps(values), values).map(({ path }) => path));
    const left = marked.filter(({ path }) => found.has(path));
    if (left.length < marked.length) mark(left);
  };

  const send = async (part: FormPart, body: unknown): Promise<OwnRecruitment> => {
    const { id, version } = saved ?? (await begin({}));
    return (await api.revise({ params: { _recruitment: id }, body: { [part]: body, version } })).recruitment;
  };

  /** Sends the valid fields of a part; returns the invalid ones. */
  const sendRight = async (part: FormPart): Promise<Gap[]> => {
    const mine = structuredClone(around.values());
    const wrong = faults().filter((gap) => isIn(part, gap));
    const unsent = [...wrong, ...findOff(mine).filter((gap) => isIn(part, gap))];
    const { body, sent } = sendableOf(part, { mine, before: known.sent }, unsent);
    if (body === undefined) return wrong;
    const recruitment = await send(part, body);
    saved = { id: recruitment._id, version: recruitment.version };
    known = {
      sent: { ...known.sent, [part]: sent },
      answered: { ...known.answered, [part]: formOf(recruitment)[part] },
    };
    around.onSaved(recruitment, part);
    return wrong;
  };

  /** Stores what the server rejected; returns whether the rest of the part can be sent. */
  const learn = (error: ApiError, part: FormPart): boolean => {
    const values = around.values();
    const before = new Set(stillShown(values).map(({ path }) => path));
    const gaps = gapsOf(error.fields).filter(({ path }) => !before.has(path));
    reported = [...reported, ...gaps.map((gap) => ({ gap, text: textAt(values, gap) }))];
    judge();
    return gaps.some((gap) => isIn(part, gap));
  };

  const save = async (part: FormPart): Promise<'rejected' | void> => {
    judge();
    try {
      const wrong = await sendRight(part).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 400 && learn(error, part)) return sendRight(part);
        throw error;
      });
      return wrong.length > 0 ? 'rejected' : undefined;
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) around.onConflict(error);
      throw error;
    }
  };

  const autosave = createAutosave<FormPart>({ save, delay: isAutomatic ? QUIET : NEVER });
  return {
    autosave,
    saved: () => saved,
    findId: async () => saved?.id ?? (await begin({})).id,
    askForAll: () => {
      isRequested = true;
      const gaps = joined(findAllGaps(around.values()), around.values());
      mark(gaps);
      return gaps;
    },
    judge,
    faults,
    dropMended,
    adopt: (next, answered) => {
      saved = next;
      known = { sent: answered, answered };
    },
    versions: (theirs) => ({ ...known, mine: structuredClone(around.values()), theirs }),
    unsaved: () => (autosave.hasUnsaved() ? { saved, known, mine: around.values() } : undefined),
    takeUp: (left) => {
      saved = left.saved ?? saved;
      known = left.known;
      for (const part of changedParts(left.mine, known.sent)) autosave.touch(part);
    },
  };
}
