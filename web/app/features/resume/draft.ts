import type { ResumeSection } from '@ieum/contract/resumes.enums.ts';
import type { Resume, ResumeContent } from '@ieum/contract/resumes.schemas.ts';
import { ApiError } from '#lib/api-error.ts';
import { createAutosave, type Autosave } from '#lib/autosave.ts';
import type { ResumeSave } from './data.ts';

/** What is saved by itself: a section, the resume's own name, or the photo. */
type ResumePart = ResumeSection | 'name' | 'profile';

export interface DraftView {
  /** What is written on the screen. */
  content: ResumeContent;
  profileId: string | null;
  /** What the server knows: version, completeness, photo address, career months. */
  saved: Resume;
  /** What the server refused, by the path of the field. */
  errors: Record<string, string>;
  /** Grows when the whole content was taken from elsewhere, so that the fields start anew. */
  edition: number;
}

export interface ResumeDraft {
  autosave: Autosave<ResumePart>;
  read: () => DraftView;
  onChange: (listener: () => void) => () => void;
  write: <P extends keyof ResumeContent>(part: P, value: ResumeContent[P]) => void;
  setPhoto: (profileId: string | null) => void;
  /** After a conflict: the other version replaces what is written here. */
  takeTheirs: () => void;
  /** After a conflict: the sections written here go over the other version. */
  keepMine: () => void;
}

const contentOf = ({
  name,
  personalInformation,
  education,
  workExperience,
  languages,
  officeSkills,
  certifications,
  coverLetter,
}: Resume): ResumeContent => ({
  name,
  personalInformation,
  education,
  workExperience,
  languages,
  officeSkills,
  certifications,
  coverLetter,
});

const isAt = (part: ResumePart) => (path: string) =>
  path === part || path.startsWith(`${part}.`) || (part === 'profile' && path === '_profile');

const without = (errors: Record<string, string>, part: ResumePart): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => !isAt(part)(path)));

/** A resume being written, whose parts save themselves (design 3D-1). */
export function createResumeDraft(resume: Resume, save: (body: ResumeSave) => Promise<Resume>): ResumeDraft {
  const listeners = new Set<() => void>();
  const touched = new Set<ResumePart>();
  let theirs: Resume | undefined;
  let view: DraftView = {
    content: contentOf(resume),
    profileId: resume._profile,
    saved: resume,
    errors: {},
    edition: 0,
  };

  const become = (next: Partial<DraftView>) => {
    view = { ...view, ...next };
    for (const listener of listeners) listener();
  };

  const bodyOf = (part: ResumePart): ResumeSave => {
    const version = view.saved.version;
    if (part === 'profile') return { version, _profile: view.profileId };
    return { version, [part]: view.content[part] };
  };

  const savePart = async (part: ResumePart) => {
    try {
      const saved = await save(bodyOf(part));
      touched.delete(part);
      become({ saved, errors: without(view.errors, part) });
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) theirs = error.current as Resume;
      if (error instanceof ApiError && error.status === 400)
        become({ errors: { ...view.errors, ...error.fields } });
      throw error;
    }
  };

  const autosave = createAutosave<ResumePart>({ save: savePart });

  const touch = (part: ResumePart) => {
    touched.add(part);
    autosave.touch(part);
  };

  const adopt = (other: Resume, kept: ReadonlySet<ResumePart>) => {
    const mine = Object.entries(view.content).filter(([part]) => kept.has(part as ResumePart));
    become({
      content: { ...contentOf(other), ...Object.fromEntries(mine) },
      profileId: kept.has('profile') ? view.profileId : other._profile,
      saved: other,
      errors: {},
      edition: view.edition + 1,
    });
  };

  return {
    autosave,
    read: () => view,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    write: (part, value) => {
      become({ content: { ...view.content, [part]: value }, errors: without(view.errors, part) });
      touch(part);
    },
    setPhoto: (profileId) => {
      become({ profileId });
      touch('profile');
      void autosave.flush();
    },
    takeTheirs: () => {
      if (theirs) adopt(theirs, new Set());
      touched.clear();
      autosave.settle('forget');
    },
    keepMine: () => {
      if (theirs) adopt(theirs, touched);
      autosave.settle('keep');
    },
  };
}
