import type { Ground } from '../lib/ground.ts';
import { must } from '../lib/must.ts';

/** One place of the product in which somebody writes rich text or a comment. */
export interface WrittenPlace {
  what: string;
  /** Writes a text; returns it as it is shown again, and the page that shows it. */
  write: (ground: Ground, text: string) => Promise<{ stored: string; page: string }>;
}

const CONSOLE = '/api/console';
let written = 0;
const aSubject = () => `글 ${(written += 1)}`;

/** Writes as an administrator and returns the new row. */
async function create({ world, commons }: Ground, path: string, body: unknown) {
  return must(await world.call(commons.administrator, 'POST', path, { body }), path);
}

const read = async ({ world }: Ground, path: string) => must(await world.call(undefined, 'GET', path), path);

/** The rich texts of administrators and members, except those of recruitments and terms. */
export const writtenPlaces: readonly WrittenPlace[] = [
  {
    what: 'notice',
    write: async (ground, content) => {
      const body = { subject: aSubject(), content, isActive: true };
      const made = await create(ground, `${CONSOLE}/center/notifications`, body);
      const id = made.string('notification', '_id');
      const shown = await read(ground, `/api/v1/center/notifications/${id}`);
      return { stored: shown.string('notification', 'content'), page: `/center/notice/${id}` };
    },
  },
  {
    what: 'FAQ',
    write: async (ground, answer) => {
      const body = { category: 'ETC', question: aSubject(), answer, isActive: true };
      const id = (await create(ground, `${CONSOLE}/center/faqs`, body)).string('faq', '_id');
      const shown = await read(ground, `/api/v1/center/faqs/${id}`);
      return { stored: shown.string('faq', 'answer'), page: '/center/faqs?category=ETC' };
    },
  },
  {
    what: 'popup',
    write: async (ground, content) => {
      const body = { subject: aSubject(), content, isActive: true, pages: 'ALL', index: 0 };
      const made = await create(ground, `${CONSOLE}/popups`, body);
      return { stored: made.string('popup', 'content'), page: '/' };
    },
  },
  {
    what: 'post of an administrator',
    write: async (ground, content) => {
      const body = { code: ground.a.ids.boardCode, subject: aSubject(), content, isActive: true };
      const id = (await create(ground, `${CONSOLE}/boards`, body)).string('board', '_id');
      const shown = await read(ground, `/api/v1/boards/${id}`);
      return { stored: shown.string('board', 'content'), page: `/guide?post=${id}` };
    },
  },
];

/** Comments are plain text: they are shown as they were written. */
export async function comment({ world, a }: Ground, content: string): Promise<string> {
  const path = `/api/v1/boards/${a.ids.post}/comments`;
  const writer = await world.aPerson();
  const made = must(await world.call(writer, 'POST', path, { body: { content } }), path);
  return made.string('comment', 'content');
}
