import type { files } from '@ieum/contract/foundation/files/endpoints.ts';
import { filePaths } from '@ieum/contract/foundation/files/paths.ts';
import type { resumes } from '@ieum/contract/hiring/resumes/endpoints.ts';
import { resumePaths } from '@ieum/contract/hiring/resumes/paths.ts';
import { queryOptions } from '@tanstack/react-query';
import { apiOf, type CallOf } from '#lib/api/api.ts';
import { download } from '#lib/api/download.ts';

const api = apiOf<typeof resumes>(resumePaths);
const fileApi = apiOf<Pick<typeof files, 'upload'>>(filePaths);

/** Any part of the resume, with the version that the changes are based on. */
export type ResumeSave = NonNullable<CallOf<typeof resumes.save>['body']>;

/** The person's own resume; before the first save it contains the data of the sign-up. */
export const resumeQuery = queryOptions({
  queryKey: ['resume'],
  queryFn: async ({ signal }) => (await api.read({ signal })).resume,
});

/** Saves a part of the resume; a newer version on the server is a conflict with `current`. */
export const saveResume = async (body: ResumeSave) => (await api.save({ body })).resume;

/** Uploads a photo; it belongs to the resume once its id is saved there. */
export const uploadPhoto = async (file: Blob) =>
  (await fileApi.upload({ form: { type: 'PROFILE' }, file })).file;

/** Downloads the saved resume as an A4 PDF. */
export const downloadResume = () => download(resumePaths.pdf);
