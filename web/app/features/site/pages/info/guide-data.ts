import type { ManualRole } from '@ieum/contract/content/boards/enums.ts';
import {
  readBoard,
  readBoards,
  readPageText,
  readPost,
  type BoardPage,
  type PageText,
  type PostData,
  type ShownBoard,
} from '#features/content/boards/public/data.ts';
import type { GuideQuery, GuideRole } from '#features/content/boards/public/page-query.ts';
import type { Send } from '#lib/api/api.ts';
import { isNotFound } from '#lib/document/is-not-found.ts';

export type GuideData =
  | { kind: 'guide'; role: GuideRole; text: PageText; boards: ShownBoard[] }
  | { kind: 'board'; board: BoardPage }
  | { kind: 'post'; post: PostData }
  | { kind: 'manual'; role: ManualRole; text: PageText }
  | { kind: 'missing'; post: string };

/** A post; missing where it is gone or where the caller has to log in first. */
const findPost = async (asked: GuideQuery, send?: Send): Promise<GuideData> => {
  try {
    return { kind: 'post', post: await readPost(asked, send) };
  } catch (error) {
    if (isNotFound(error)) return { kind: 'missing', post: asked.post };
    throw error;
  }
};

/** Reads what the address asks for; what the caller may not read is missing. */
export async function readGuide(asked: GuideQuery, send?: Send): Promise<GuideData> {
  if (asked.post) return findPost(asked, send);
  if (asked.board) {
    const board = await readBoard(asked, send);
    return board ? { kind: 'board', board } : { kind: 'missing', post: '' };
  }
  if (asked.manual) {
    const text = await readPageText(`manual-${asked.manual}`, send);
    return { kind: 'manual', role: asked.manual, text };
  }
  const [text, boards] = await Promise.all([readPageText('guide', send), readBoards(send)]);
  return { kind: 'guide', role: asked.role, text, boards };
}
