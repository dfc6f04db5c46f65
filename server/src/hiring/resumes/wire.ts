import type { Input } from '@ieum/contract/common/endpoint.ts';
import type { resumes as contract } from '@ieum/contract/hiring/resumes/endpoints.ts';
import type { Resume, ResumeChange, ResumeCopy } from '@ieum/contract/hiring/resumes/schemas.ts';
import type { FileStore } from '#foundation/files/public.ts';
import type { FileRow } from '#foundation/files/tables.ts';
import { careerMonthsOf, completenessOf } from './completeness.ts';
import type { ContentChange } from './content.ts';
import type { ResumeState } from './queries.ts';
import type { ResumeRow } from './tables.ts';

/** The field at which a rejected photo is reported. */
export const PROFILE_FIELD = '_profile';

/** Wire → change of the content and of the photo. */
export function fromResumeChange({ _profile, ...change }: ResumeChange): {
  change: ContentChange;
  profileFileId: string | null | undefined;
} {
  return { change, profileFileId: _profile };
}

/** Wire → save. */
export const fromResumeSave = ({ version, ...change }: Input<typeof contract.save>['body']) => ({
  ...fromResumeChange(change),
  version,
});

export interface CopyPresenter {
  files: Pick<FileStore, 'present'>;
  /** The day until which a present employment counts. */
  at: Date;
}

/** Content and photo → wire, with the computed fields. */
export function presentResumeCopy(
  { content, profileFileId }: ResumeState,
  profile: FileRow | undefined,
  { files, at }: CopyPresenter,
): ResumeCopy {
  return {
    ...content,
    _profile: profileFileId,
    profile: profile ? files.present(profile) : null,
    completeness: completenessOf(content),
    careerMonths: careerMonthsOf(content.workExperience, at),
  };
}

/** A copy and its row → wire; without a row it has not been saved yet. */
export const presentResume = (copy: ResumeCopy, row: ResumeRow | undefined): Resume => ({
  ...copy,
  _id: row?.id ?? null,
  version: row?.version ?? 0,
  updatedAt: row?.updatedAt.toISOString() ?? null,
});
