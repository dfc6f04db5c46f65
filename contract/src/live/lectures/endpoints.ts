import { z } from 'zod';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import {
  Flag,
  FileRef,
  freeLine,
  Id,
  line,
  ListHeaders,
  listOf,
  listPart,
  Nothing,
  text,
} from '../../common/schemas.ts';
import { IMAGE_MAX_BYTES } from '../../foundation/files/enums.ts';
import { codeTexts } from '../codes/texts.ts';
import { lectureTexts as m } from './texts.ts';
import { lectureBounds } from './enums.ts';
import { companyLecturePaths, consoleLecturePaths, lectureCategoryPaths, lecturePaths } from './paths.ts';
import {
  Lecture,
  LectureAnswer,
  LectureCard,
  LectureCategory,
  LectureCategoryDraft,
  LectureDraft,
  LectureMainDraft,
  OwnLecture,
} from './schemas.ts';

const params = z.object({ _lecture: Id });
const version = z.int().min(0).optional();
const ofViewer = z.object({ lecture: Lecture, isAccessible: z.boolean() });
const ofOwner = z.object({ lecture: OwnLecture });
const searchValue = freeLine(100).optional();

export const lectures = endpointsOf('lectures', {
  /** Public ones; those that are live first, then by their date, the latest first, unless the `sort` header says otherwise. */
  list: endpoint({
    ...lecturePaths.list,
    summary: 'List the lectures',
    query: z.object({
      ...listPart,
      searchValue,
      /** A category, with all below it. */
      category: Id.optional(),
      isMiceNow: Flag.optional(),
    }),
    headers: ListHeaders,
    response: listOf('lectures', LectureCard),
  }),
  categories: endpoint({
    ...lecturePaths.categories,
    summary: 'List the categories of lectures',
    query: z.object({ depth: z.coerce.number().int().min(1).max(lectureBounds.categoryDepth).optional() }),
    headers: ListHeaders,
    response: z.object({ categories: z.array(LectureCategory).max(lectureBounds.categories) }),
  }),
  /** With a session of `GET /api/session` it counts one view a day. */
  find: endpoint({ ...lecturePaths.find, summary: 'Read a lecture', params, response: ofViewer }),
  enter: endpoint({
    ...lecturePaths.enter,
    summary: 'Enter the code of a lecture',
    params,
    body: z.object({ code: line(lectureBounds.code, codeTexts.required.key) }),
    response: ofViewer,
  }),
  /** In the order in which they were asked; none while the lecture is live, or without its code. */
  answers: endpoint({
    ...lecturePaths.answers,
    summary: 'List the answered questions of a lecture that has ended',
    params,
    query: z.object(listPart),
    response: listOf('answers', LectureAnswer),
  }),
});

const fileParams = params.extend({ _file: Id });
const ofFile = z.object({ file: FileRef });

export const companyLectures = endpointsOf('companyLectures', {
  list: endpoint({
    ...companyLecturePaths.list,
    summary: 'List the lectures of the company',
    query: z.object({ ...listPart, searchValue }),
    headers: ListHeaders,
    response: listOf('lectures', LectureCard),
  }),
  create: endpoint({
    ...companyLecturePaths.create,
    summary: 'Create a lecture',
    body: LectureDraft,
    response: ofOwner,
  }),
  find: endpoint({
    ...companyLecturePaths.find,
    summary: 'Read a lecture for editing',
    params,
    response: ofOwner,
  }),
  revise: endpoint({
    ...companyLecturePaths.revise,
    summary: 'Change a lecture',
    params,
    /** If `version` is sent and the lecture has changed since, the answer is 409 with `current`. */
    body: LectureDraft.partial().extend({ version }),
    response: ofOwner,
  }),
  remove: endpoint({ ...companyLecturePaths.remove, summary: 'Delete a lecture', params, response: Nothing }),
  setThumb: endpoint({
    ...companyLecturePaths.setThumb,
    summary: 'Set the picture of a lecture',
    transaction: 'manual',
    params,
    file: { maxBytes: IMAGE_MAX_BYTES },
    form: z.object({}),
    response: ofFile,
  }),
  removeThumb: endpoint({
    ...companyLecturePaths.removeThumb,
    summary: 'Remove the picture of a lecture',
    params,
    response: Nothing,
  }),
  addFile: endpoint({
    ...companyLecturePaths.addFile,
    summary: 'Add a file to a lecture',
    transaction: 'manual',
    params,
    file: { maxBytes: lectureBounds.fileBytes },
    form: z.object({}),
    response: ofFile,
  }),
  removeFile: endpoint({
    ...companyLecturePaths.removeFile,
    summary: 'Remove a file of a lecture',
    params: fileParams,
    response: Nothing,
  }),
  /** The members who watched it live; each reading is recorded with the reason. */
  attendance: endpoint({
    ...companyLecturePaths.attendance,
    summary: 'Export who watched a lecture as an Excel workbook',
    transaction: 'manual',
    raw: true,
    params,
    query: z.object({ reason: text(200, m.reasonRequired.key) }),
    response: z.object({}),
  }),
});

export const consoleLectures = endpointsOf('consoleLectures', {
  list: endpoint({
    ...consoleLecturePaths.list,
    summary: 'List the lectures of all companies',
    query: z.object({
      ...listPart,
      searchValue,
      category: Id.optional(),
      isPublic: Flag.optional(),
      isActive: Flag.optional(),
      isStream: Flag.optional(),
      isMiceNow: Flag.optional(),
    }),
    headers: ListHeaders,
    response: listOf('lectures', LectureCard),
  }),
  create: endpoint({
    ...consoleLecturePaths.create,
    summary: 'Create a lecture for a company',
    body: LectureDraft.extend({ _company: Id }),
    response: ofOwner,
  }),
  find: endpoint({
    ...consoleLecturePaths.find,
    summary: 'Read a lecture of any company',
    params,
    response: ofOwner,
  }),
  revise: endpoint({
    ...consoleLecturePaths.revise,
    summary: 'Change a lecture of any company',
    params,
    body: LectureDraft.partial().extend({ version }),
    response: ofOwner,
  }),
  remove: endpoint({
    ...consoleLecturePaths.remove,
    summary: 'Delete a lecture of any company',
    params,
    response: Nothing,
  }),
});

const categoryParams = z.object({ _category: Id });
const oneCategory = z.object({ category: LectureCategory });
const allCategories = z.object({
  categories: z.array(LectureCategory).max(lectureBounds.categories),
  count: z.int(),
});

export const lectureCategories = endpointsOf('lectureCategories', {
  /** The whole tree, by `index` unless the `sort` header says otherwise. */
  list: endpoint({
    ...lectureCategoryPaths.list,
    summary: 'List the categories of lectures for administrators',
    headers: ListHeaders,
    response: allCategories,
  }),
  create: endpoint({
    ...lectureCategoryPaths.create,
    summary: 'Create a category of lectures',
    body: LectureCategoryDraft,
    response: oneCategory,
  }),
  setMain: endpoint({
    ...lectureCategoryPaths.setMain,
    summary: 'Set which categories are on the first page of the lectures',
    body: LectureMainDraft,
    response: allCategories,
  }),
  find: endpoint({
    ...lectureCategoryPaths.find,
    summary: 'Read a category of lectures',
    params: categoryParams,
    response: oneCategory,
  }),
  revise: endpoint({
    ...lectureCategoryPaths.revise,
    summary: 'Change a category of lectures',
    params: categoryParams,
    body: LectureCategoryDraft.partial(),
    response: oneCategory,
  }),
  remove: endpoint({
    ...lectureCategoryPaths.remove,
    summary: 'Delete a category of lectures without others below it',
    params: categoryParams,
    response: Nothing,
  }),
});
