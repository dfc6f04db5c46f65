import type { OwnRecruitment } from '@ieum/contract/recruitments.schemas.ts';
import { ApiError } from '#lib/api-error.ts';
import { createAutosave, type Autosave } from '#lib/autosave.ts';
import { ownRecruitmentApi as api } from '#features/own-recruitments/public.ts';
import { formOf, type EditorForm } from './form.ts';
import { findAllGaps, findErrors, gapsOf, type Gap } from './gaps.ts';
import { changedParts, type Versions } from './merge.ts';

/** The parts of a posting that are saved apart: its top-level fields. */
export type FormPart = keyof EditorForm;

/** What the saver knows of the posting on the server; null before it is first saved. */
export interface Saved {
  id: string;
  version: number;
}

/** A posting on this side: how it began, as the server made it of that, and as it is written now. */
export interface Unsaved {
  saved: Saved | undefined;
  known: Pick<Versions, 'sent' | 'answered'>;
  mine: EditorForm;
}

interface Around {
  values: () => EditorForm;
  /** Marks what is wrong in the form, in place of what was marked before. */
  showErrors: (gaps: readonly Gap[]) => void;
  /** A new posting got its id. */
  onBegun: (id: string) => void;
  /** Told after each save with what the server made of it. */
  onSaved: (recruitment: OwnRecruitment, part: FormPart) => void;
  /** Somebody else saved first. */
  onConflict: (error: ApiError) => void;
}

export interface Saver {
  autosave: Autosave<FormPart>;
  saved: () => Saved | undefined;
  /** The posting's id; begins the posting when there is none. */
  findId: () => Promise<string>;
  /** What stands between the posting and its publication; from now on all of it is marked. */
  askForAll: () => Gap[];
  /** Takes back the marks that no longer hold, wherever they were mended. */
  forgetMended: () => void;
  /** Takes over the server's version and what it says, to save over it. */
  adopt: (saved: Saved, form: EditorForm) => void;
  /** The posting on both sides, from where they began. */
  versions: (theirs: EditorForm) => Versions;
  /** What would be lost with the page. */
  unsaved: () => Unsaved | undefined;
  /** Takes up what was written before and never saved; if the server has moved on, saving finds it out. */
  takeUp: (left: Unsaved) => void;
}

/** About 24 days, the longest a timer can wait: the posting is saved when asked for only. */
const NEVER = 2 ** 31 - 1;
const QUIET = 1500;

const refusedHere = (gaps: readonly Gap[]): ApiError =>
  new ApiError(400, { code: 'invalid', message: gaps[0]?.message ?? '' });

const isIn = (part: FormPart, { path }: Gap): boolean => path === part || path.startsWith(`${part}.`);

const knownOf = (form: EditorForm): Pick<Versions, 'sent' | 'answered'> => ({ sent: form, answered: form });

/** Saves a posting part by part. One that is public is saved when asked for only, a hidden one while it is written. */
export function createSaver(start: Saved | undefined, isAutomatic: boolean, around: Around): Saver {
  let saved = start;
  let known = knownOf(structuredClone(around.values()));
  let isAsked = false;
  let marked: readonly Gap[] = [];
  let creating: Promise<Saved> | undefined;

  const begin = (body: Partial<EditorForm>): Promise<Saved> => {
    creating ??= api
      .create({ body })
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

  const judge = (): Gap[] => {
    const values = around.values();
    const errors = findErrors(values);
    mark(isAsked ? findAllGaps(values) : errors);
    return errors;
  };

  const forgetMended = () => {
    if (marked.length === 0) return;
    const found = new Set(findAllGaps(around.values()).map(({ path }) => path));
    const left = marked.filter(({ path }) => found.has(path));
    if (left.length < marked.length) mark(left);
  };

  const send = async (part: FormPart): Promise<OwnRecruitment> => {
    const { id, version } = saved ?? (await begin({}));
    const body = { [part]: around.values()[part], version };
    return (await api.revise({ params: { _recruitment: id }, body })).recruitment;
  };

  const save = async (part: FormPart): Promise<void> => {
    const wrong = judge().filter((gap) => isIn(part, gap));
    if (wrong.length > 0) throw refusedHere(wrong);
    const sent = structuredClone(around.values()[part]);
    try {
      const recruitment = await send(part);
      saved = { id: recruitment._id, version: recruitment.version };
      known = {
        sent: { ...known.sent, [part]: sent },
        answered: { ...known.answered, [part]: formOf(recruitment)[part] },
      };
      around.onSaved(recruitment, part);
    } catch (error) {
      if (error instanceof ApiError && error.status === 400) {
        // What only the server knows to be wrong cannot be found mended here.
        marked = [];
        around.showErrors(gapsOf(error.fields));
      }
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
      isAsked = true;
      const gaps = findAllGaps(around.values());
      mark(gaps);
      return gaps;
    },
    forgetMended,
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
