import { eq } from 'drizzle-orm';
import { isPageCode, pageCodes, type PageCode } from '@ieum/contract/content/boards/enums.ts';
import type { auditActions } from '@ieum/contract/content/boards/audit-texts.ts';
import { boardTexts as m } from '@ieum/contract/content/boards/texts.ts';
import type { AdministratorContext, Db } from '#kit/context.ts';
import { rejectTaken } from '#kit/db/reject-taken.ts';
import { one } from '#kit/db/rows.ts';
import { AppError, invalidAt } from '#kit/errors.ts';
import { recordAudit } from '../audit.ts';
import { boards, posts, type BoardRow } from '../tables.ts';
import type { BoardChange } from './wire.ts';

export type NewBoard = BoardChange & Pick<BoardRow, 'code' | 'nameKo' | 'readers' | 'writers'>;

export async function createBoard(ctx: AdministratorContext, draft: NewBoard): Promise<BoardRow> {
  rejectNoLevels(draft);
  const times = { createdAt: ctx.now, updatedAt: ctx.now };
  const [row] = await ctx.db
    .insert(boards)
    .values({ ...draft, ...times })
    .onConflictDoNothing({ target: boards.code })
    .returning();
  if (!row) throw invalidAt('code', m.codeTaken);
  await audit(ctx, 'boards.createCode', row);
  return row;
}

const FIXED = ['code', 'readers', 'writers', 'allowsComments', 'isActive'] as const;

/** Changes a board; the boards of the pages keep their codes and rights. */
export async function reviseBoard(
  ctx: AdministratorContext,
  before: BoardRow,
  change: BoardChange,
): Promise<BoardRow> {
  const next = { ...before, ...change };
  rejectNoLevels(next);
  if (isPageCode(before.code) && FIXED.some((key) => next[key] !== before[key]))
    throw new AppError('conflict', m.pageBoard);
  const row = one(
    await ctx.db
      .update(boards)
      .set({ ...change, version: before.version + 1, updatedAt: ctx.now })
      .where(eq(boards.id, before.id))
      .returning()
      .catch(rejectTaken('boards_code', 'code', m.codeTaken)),
  );
  await audit(ctx, 'boards.reviseCode', row);
  return row;
}

/** Deletes a board without posts, whose row is locked. */
export async function removeBoard(ctx: AdministratorContext, row: BoardRow): Promise<void> {
  if (isPageCode(row.code)) throw new AppError('conflict', m.pageBoard);
  const [post] = await ctx.db.select({ id: posts.id }).from(posts).where(eq(posts.boardId, row.id)).limit(1);
  if (post) throw new AppError('conflict', m.hasPosts);
  await ctx.db.delete(boards).where(eq(boards.id, row.id));
  await audit(ctx, 'boards.removeCode', row);
}

const pageNames: Record<PageCode, Pick<BoardRow, 'nameKo' | 'nameEn' | 'nameCn'>> = {
  about: { nameKo: '센터 소개 페이지', nameEn: 'About page', nameCn: '中心介绍页面' },
  guide: { nameKo: '이용 안내 페이지', nameEn: 'Guide page', nameCn: '使用指南页面' },
  service: { nameKo: '서비스 안내 페이지', nameEn: 'Services page', nameCn: '服务介绍页面' },
  'manual-seller': { nameKo: '셀러 매뉴얼', nameEn: 'Manual for sellers', nameCn: '卖家手册' },
  'manual-buyer': { nameKo: '바이어 매뉴얼', nameEn: 'Manual for buyers', nameCn: '买家手册' },
};

/** Creates the boards of the pages where an installation has none yet. */
export async function preparePageBoards(db: Db): Promise<void> {
  const rights = { readers: 'ANYONE', writers: 'CONSOLE' } as const;
  await db
    .insert(boards)
    .values(pageCodes.map((code) => ({ code, ...pageNames[code], ...rights })))
    .onConflictDoNothing({ target: boards.code });
}

type Rights = Pick<BoardRow, 'readers' | 'writers'> & { levelIds?: readonly string[] };

function rejectNoLevels({ readers, writers, levelIds = [] }: Rights): void {
  if ([readers, writers].includes('LEVELS') && levelIds.length === 0)
    throw invalidAt('_levels', m.levelsRequired);
}

const audit = (ctx: AdministratorContext, action: keyof typeof auditActions, row: BoardRow) =>
  recordAudit(ctx, {
    action,
    subjectType: 'boardCode',
    subjectId: row.id,
    subjectName: row.nameKo,
    details: { code: row.code, readers: row.readers, writers: row.writers },
  });
