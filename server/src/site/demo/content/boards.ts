import { createComment, reportComment } from '#content/boards/comments/changes.ts';
import { preparePageBoards } from '#content/boards/codes/changes.ts';
import { createPost } from '#content/boards/changes.ts';
import { boards, type BoardRow, type PostRow } from '#content/boards/tables.ts';
import type { FileStore } from '#foundation/files/public.ts';
import type { Db } from '#kit/context.ts';
import { asAdministrator, asPerson, at, contextAt } from '../demo-context.ts';
import type { SeededPerson } from '../accounts.ts';
import { demoBoards, demoPosts } from './boards.data.ts';

interface BoardsInput {
  administratorId: string;
  persons: readonly SeededPerson[];
  now: Date;
}
type DemoPost = (typeof demoPosts)[number];
type DemoComment = NonNullable<DemoPost['comments']>[number];

/** Creates boards with posts of the centre and of members, their comments, and a report. */
export async function seedBoards(db: Db, files: FileStore, input: BoardsInput): Promise<void> {
  await preparePageBoards(db);
  const rows = await db
    .insert(boards)
    .values(demoBoards.map((board) => ({ ...board, allowsComments: true, createdAt: at(input.now, -30) })))
    .returning();
  for (const post of demoPosts) {
    const board = rows.find(({ code }) => code === post.code);
    if (board) await seedPost(db, files, { input, board, post });
  }
}

function actorOf({ administratorId, persons }: BoardsInput, by: number | undefined) {
  const person = by === undefined ? undefined : persons[by];
  return person ? asPerson(person.userId, person.username) : asAdministrator(administratorId);
}

async function seedPost(
  db: Db,
  files: FileStore,
  { input, board, post }: { input: BoardsInput; board: BoardRow; post: DemoPost },
) {
  const ctx = contextAt(db, actorOf(input, post.by), at(input.now, post.writtenOn));
  const content = post.paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('');
  const shown = { isPinned: post.isPinned ?? false, isActive: !post.isDraft };
  const row = await createPost(ctx, files, { board, draft: { subject: post.subject, content, ...shown } });
  for (const comment of post.comments ?? []) await seedComment(db, { input, board, row, comment });
}

interface Commented {
  input: BoardsInput;
  board: BoardRow;
  row: PostRow;
  comment: DemoComment;
}

async function seedComment(db: Db, { input, board, row, comment }: Commented) {
  const as = (by: number, hours: number) => contextAt(db, actorOf(input, by), at(row.createdAt, 0, hours));
  const written = { post: row, board };
  const first = await createComment(as(comment.by, 3), {
    ...written,
    content: comment.content,
    parentId: null,
  });
  for (const reply of comment.replies ?? [])
    await createComment(as(reply.by, 5), { ...written, content: reply.content, parentId: first.id });
  const { reportedBy } = comment;
  if (reportedBy)
    await reportComment(as(reportedBy.by, 8), { post: row, comment: first, reason: reportedBy.reason });
}
