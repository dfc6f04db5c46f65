import type { Target } from '../lib/target.ts';
import { assertSuccess } from '../lib/assert-success.ts';

/** One place of the product in which somebody writes rich text or a comment. */
export interface WrittenPlace {
  what: string;
  /** Writes a text; returns it as it is shown again, and the page that shows it. */
  write: (target: Target, text: string) => Promise<{ stored: string; page: string }>;
}

const CONSOLE = '/api/console';
let written = 0;
const aSubject = () => `글 ${(written += 1)}`;

/** Writes as an administrator and returns the new row. */
async function create({ world, shared }: Target, path: string, body: unknown) {
  return assertSuccess(await world.call(shared.administrator, 'POST', path, { body }), path);
}

const read = async ({ world }: Target, path: string) =>
  assertSuccess(await world.call(undefined, 'GET', path), path);

/** The rich texts of administrators and members, except those of recruitments and terms. */
export const writtenPlaces: readonly WrittenPlace[] = [
  {
    what: 'notice',
    write: async (target, content) => {
      const body = { subject: aSubject(), content, isActive: true };
      const made = await create(target, `${CONSOLE}/center/notifications`, body);
      const id = made.string('notification', '_id');
      const shown = await read(target, `/api/v1/center/notifications/${id}`);
      return { stored: shown.string('notification', 'content'), page: `/center/notice/${id}` };
    },
  },
  {
    what: 'FAQ',
    write: async (target, answer) => {
      const body = { category: 'ETC', question: aSubject(), answer, isActive: true };
      const id = (await create(target, `${CONSOLE}/center/faqs`, body)).string('faq', '_id');
      const shown = await read(target, `/api/v1/center/faqs/${id}`);
      return { stored: shown.string('faq', 'answer'), page: '/center/faqs?category=ETC' };
    },
  },
  {
    what: 'popup',
    write: async (target, content) => {
      const body = { subject: aSubject(), content, isActive: true, pages: 'ALL', index: 0 };
      const made = await create(target, `${CONSOLE}/popups`, body);
      return { stored: made.string('popup', 'content'), page: '/' };
    },
  },
  {
    what: 'post of an administrator',
    write: async (target, content) => {
      const body = { code: target.a.ids.boardCode, subject: aSubject(), content, isActive: true };
      const id = (await create(target, `${CONSOLE}/boards`, body)).string('board', '_id');
      const shown = await read(target, `/api/v1/boards/${id}`);
      return { stored: shown.string('board', 'content'), page: `/guide?post=${id}` };
    },
  },
];

/** Comments are plain text: they are shown as they were written. */
export async function comment({ world, a }: Target, content: string): Promise<string> {
  const path = `/api/v1/boards/${a.ids.post}/comments`;
  const writer = await world.aPerson();
  const made = assertSuccess(await world.call(writer, 'POST', path, { body: { content } }), path);
  return made.string('comment', 'content');
}
