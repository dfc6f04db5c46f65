import { drafts } from './rows/console-rows.ts';
import type { Answer } from './http.ts';
import { aBoard } from './rows/member-rows.ts';
import { multipart, type Part } from './multipart.ts';
import { aDraft } from './tenant.ts';
import { assertSuccess } from './assert-success.ts';
import type { Actor, World } from './world.ts';

const RECRUITMENTS = '/api/v1/company/recruitments';
/** The number of files that one member uploads before another takes over: lists of files are short. */
const FILES_OF_ONE = 4;

interface Place {
  actor: Pick<Actor, 'token'>;
  path: string;
  /** POST if absent. */
  method?: 'PUT';
}

/** A way to upload a file to the product. */
export interface Way {
  what: string;
  fields: Record<string, string>;
  /** Whether it is re-encoded, so that pages may show it. */
  isPicture: boolean;
  open: (world: World) => Promise<Place>;
}

const atPerson = async (world: World) => ({ actor: await world.aPerson(), path: '/api/v1/me/files' });
const atCompany = async (world: World) => ({ actor: await world.aCompany(), path: '/api/v1/company/files' });
const atPending = async (world: World) => ({
  actor: await world.aCompany({ approval: 'PENDING' }),
  path: '/api/v1/company/files',
});
const atEditor = async (world: World) => ({ actor: await world.aCompany(), path: '/api/v1/editor' });

async function atRecruitment(world: World): Promise<Place> {
  const actor = await world.aCompany();
  const body = { ...aDraft(), state: 'NO_SHOWN' };
  const made = assertSuccess(await world.call(actor, 'POST', RECRUITMENTS, { body }), 'a recruitment');
  return { actor, path: `${RECRUITMENTS}/${made.string('recruitment', '_id')}/attachments` };
}

const LECTURES = '/api/v1/company/lectures';
const atLecture = (what: 'thumb' | 'files') => async (world: World) => {
  const actor = await world.aCompany();
  const made = assertSuccess(
    await world.call(actor, 'POST', LECTURES, { body: { subject: '강의' } }),
    'a lecture',
  );
  return { actor, path: `${LECTURES}/${made.string('lecture', '_id')}/${what}` };
};

const FORMS = '/api/console/forms';

async function atPost(world: World): Promise<Place> {
  const { code } = await aBoard(world, await world.theAdministrator());
  const actor = await world.aPerson();
  const body = { code, subject: '글', content: '글' };
  const made = assertSuccess(await world.call(actor, 'POST', '/api/v1/boards', { body }), 'a post');
  return { actor, path: `/api/v1/boards/${made.string('board', '_id')}/thumb`, method: 'PUT' };
}

const atForm = (what: 'files' | 'thumb') => async (world: World) => {
  const actor = await world.anAdministrator('EDITOR');
  const made = assertSuccess(await world.call(actor, 'POST', FORMS, { body: drafts.form() }), 'a form');
  return { actor, path: `/api/v1/forms/${made.string('form', '_id')}/${what}` };
};
const atInquiry = async (world: World) => ({
  actor: await world.aPerson(),
  path: '/api/v1/center/service-inquiry-forms/files',
});
const atConsole = async (world: World) => ({
  actor: await world.anAdministrator('EDITOR'),
  path: '/api/console/files',
});

/** Every way that members and administrators have. */
export const ways: readonly Way[] = [
  { what: 'own file', fields: {}, isPicture: false, open: atPerson },
  { what: 'profile picture', fields: { type: 'PROFILE' }, isPicture: true, open: atPerson },
  { what: 'company file', fields: {}, isPicture: false, open: atCompany },
  { what: 'logo', fields: { type: 'LOGO' }, isPicture: true, open: atCompany },
  { what: 'registration', fields: { type: 'BUSINESS_REGISTRATION' }, isPicture: false, open: atPending },
  { what: 'attachment', fields: {}, isPicture: false, open: atRecruitment },
  { what: 'editor photo', fields: {}, isPicture: true, open: atEditor },
  { what: 'picture of a post', fields: {}, isPicture: true, open: atPost },
  { what: 'picture of a banner or popup', fields: {}, isPicture: true, open: atConsole },
  { what: 'picture of a form', fields: {}, isPicture: true, open: atForm('thumb') },
  { what: 'file of a form', fields: {}, isPicture: false, open: atForm('files') },
  { what: 'picture of a lecture', fields: {}, isPicture: true, open: atLecture('thumb') },
  { what: 'file of a lecture', fields: {}, isPicture: false, open: atLecture('files') },
  { what: 'file of an inquiry', fields: {}, isPicture: false, open: atInquiry },
];

/** Uploads one file after another by a way, a few by each member. */
export function uploader(world: World, { open, fields }: Way) {
  let [input, place]: [number, Promise<Place> | undefined] = [0, undefined];
  return async (part: Omit<Part, 'fields'>): Promise<Upload> => {
    if (input++ % FILES_OF_ONE === 0 || !place) place = open(world);
    const { actor, path, method = 'POST' } = await place;
    const answer = await world.call(actor, method, path, multipart({ ...part, fields }));
    const url = answer.string('file', 'url') || answer.string('url');
    return { answer, url, name: answer.string('file', 'name'), actor };
  };
}

export interface Upload {
  /** The uploader, who may read the file before it is public. */
  actor: Pick<Actor, 'token'>;
  answer: Answer;
  /** Where it is read afterwards, a link for a private one; '' when it was rejected. */
  url: string;
  /** Its stored name, '' where it has none. */
  name: string;
}
