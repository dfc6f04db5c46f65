import { and, eq } from 'drizzle-orm';
import { BookmarkType } from '@ieum/contract/hiring/bookmarks/enums.ts';
import { applicationTexts as m } from '@ieum/contract/hiring/applications/texts.ts';
import { companies } from '#hiring/companies/tables.ts';
import { bookmarks } from '#hiring/bookmarks/tables.ts';
import type { PersonContext } from '#kit/context.ts';
import { AppError } from '#kit/errors.ts';

/** 403 for a person whom the company has blocked. */
export async function assertNotBlacklisted(
  { db, actor }: Pick<PersonContext, 'db' | 'actor'>,
  companyId: string,
): Promise<void> {
  const [block] = await db
    .select({ id: bookmarks.id })
    .from(bookmarks)
    .innerJoin(companies, eq(companies.userId, bookmarks.userId))
    .where(
      and(
        eq(companies.id, companyId),
        eq(bookmarks.personId, actor.userId),
        eq(bookmarks.type, BookmarkType.Blacklisted),
      ),
    );
  if (block) throw new AppError('forbidden', m.notWelcome);
}
