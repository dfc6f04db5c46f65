import type { z } from 'zod';
import { bounds } from '@ieum/contract/common/bounds.ts';
import type { FileRef } from '@ieum/contract/common/schemas.ts';
import type {
  Lecture,
  LectureCard,
  LectureCategory,
  LectureDraft,
  LectureMainDraft,
  OwnLecture,
} from '@ieum/contract/live/lectures/schemas.ts';
import { toIso } from '#kit/dates.ts';
import { presentHashTags } from '#foundation/hash-tags/public.ts';
import type { ReferredFile } from '#foundation/files/tables.ts';
import { presentCompanyRef } from '#hiring/companies/public.ts';
import { cleanWithin } from '#kit/clean-markup.ts';
import type { MainPlace } from './categories/changes.ts';
import type { PlacedCategory } from './categories/tree.ts';
import type { FoundLecture, ListedLecture } from './queries.ts';
import type { LectureRow } from './tables.ts';

type Present = (row: ReferredFile) => FileRef;

/** Row → card in lists. */
export const presentCard = (
  { lecture, company, categoryName, thumb }: ListedLecture,
  present: Present,
): LectureCard => ({
  _id: lecture.id,
  _company: company.id,
  company: presentCompanyRef(company),
  category: lecture.categoryId,
  categoryName,
  thumb: thumb ? present(thumb) : null,
  subject: lecture.subject,
  hasCode: lecture.hasCode,
  linkCount: lecture.linkCount,
  fileCount: lecture.fileCount,
  isActive: lecture.isActive,
  isPublic: lecture.isPublic,
  isStream: lecture.isStream,
  isMiceNow: lecture.isMiceNow,
  startsAt: toIso(lecture.startsAt),
  minutes: lecture.minutes,
  hits: lecture.hits,
  createdAt: lecture.createdAt.toISOString(),
});

/** How the files of a lecture are shown: its picture, and its hand-outs in wire form. */
export interface LectureFiles {
  present: Present;
  handOuts: FileRef[];
}

const presentWhole = (found: FoundLecture, { present, handOuts }: LectureFiles) => ({
  ...presentCard(found, present),
  content: found.lecture.content,
  video: { type: found.lecture.videoType, link: found.lecture.videoLink || null },
  links: found.lecture.links,
  files: handOuts,
});

/** Row → what viewers see; video, links and files only with access. */
export function presentLecture(
  found: FoundLecture,
  { isAccessible, ...files }: LectureFiles & { isAccessible: boolean },
): Lecture {
  const whole = presentWhole(found, files);
  return {
    ...whole,
    ...(!isAccessible && { video: { ...whole.video, link: null }, links: [], files: [] }),
    ...presentHashTags(found.tags, { isPublic: true }),
    companyCounts: found.companyCounts,
    code: { isOn: found.lecture.hasCode },
  };
}

/** Row → its company and administrators. */
export const presentOwned = (found: FoundLecture, files: LectureFiles): OwnLecture => ({
  ...presentWhole(found, files),
  ...presentHashTags(found.tags, { isPublic: false }),
  code: { isOn: found.lecture.hasCode, text: found.lecture.code || null },
  version: found.lecture.version,
  updatedAt: found.lecture.updatedAt.toISOString(),
});

/** Row → wire. */
export const presentCategory = (row: PlacedCategory): LectureCategory => ({
  _id: row.id,
  parent: row.parentId,
  parents: row.parents,
  code: row.code,
  name: row.name,
  depth: row.depth,
  index: row.index,
  main: { isActive: row.isMain, index: row.mainIndex },
});

/** Draft → the main places of categories. */
export const fromMainDraft = ({ categories }: z.output<typeof LectureMainDraft>): MainPlace[] =>
  categories.map(({ _id, main }) => ({ id: _id, isMain: main.isActive, mainIndex: main.index }));

type Draft = Partial<z.output<typeof LectureDraft>>;
export type LectureChange = Partial<
  Pick<
    LectureRow,
    | 'subject'
    | 'categoryId'
    | 'content'
    | 'videoType'
    | 'videoLink'
    | 'links'
    | 'hasCode'
    | 'code'
    | 'isActive'
    | 'isPublic'
    | 'isStream'
    | 'isMiceNow'
    | 'startsAt'
    | 'minutes'
    | 'thumbId'
    | 'fileIds'
  >
>;

type Switches = Pick<LectureChange, 'isActive' | 'isPublic' | 'isStream' | 'isMiceNow' | 'minutes'>;

const switchesOf = ({ isActive, isPublic, isStream, isMiceNow, minutes }: Draft): Switches => ({
  ...(isActive !== undefined && { isActive }),
  ...(isPublic !== undefined && { isPublic }),
  ...(isStream !== undefined && { isStream }),
  ...(isMiceNow !== undefined && { isMiceNow }),
  ...(minutes !== undefined && { minutes }),
});

/** Draft → columns; omitted fields are unchanged, the content is cleaned. */
export const fromDraft = (draft: Draft): LectureChange => ({
  ...(draft.subject !== undefined && { subject: draft.subject }),
  ...(draft.category !== undefined && { categoryId: draft.category }),
  ...(draft.content !== undefined && {
    content: cleanWithin('content', draft.content, bounds.articleContent),
  }),
  ...(draft.video && { videoType: draft.video.type, videoLink: draft.video.link }),
  ...(draft.links && { links: draft.links }),
  ...(draft.code && { hasCode: draft.code.isOn, code: draft.code.text }),
  ...(draft.startsAt !== undefined && {
    startsAt: draft.startsAt === null ? null : new Date(draft.startsAt),
  }),
  ...switchesOf(draft),
});
