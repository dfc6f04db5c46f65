import { asc, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { bounds } from '@ieum/contract/common/bounds.ts';
import { Id, line } from '@ieum/contract/common/schemas.ts';
import { memberLevelImportTexts as m } from '@ieum/contract/site/members/import-texts.ts';
import { listAllLevels } from '#account/levels/public.ts';
import { users } from '#account/users/tables.ts';
import { defineImportable, type Comparison } from '#foundation/imports/public.ts';
import type { AdministratorContext, Db } from '#kit/context.ts';
import { recordAudit } from '../audit.ts';

const schema = z.object({ username: line(bounds.username), level: Id });
type Row = z.output<typeof schema>;

const memberColumns = {
  id: users.id,
  username: users.username,
  userType: users.userType,
  status: users.status,
  levelId: users.levelId,
};

async function findMembers(db: Db, rows: readonly Row[], isLocking: boolean) {
  const usernames = rows.map(({ username }) => username);
  const selection = db
    .select(memberColumns)
    .from(users)
    .where(inArray(users.username, usernames))
    .orderBy(asc(users.id));
  const found = await (isLocking ? selection.for('update') : selection);
  return new Map(found.map((member) => [member.username, member]));
}
type Member = NonNullable<ReturnType<Awaited<ReturnType<typeof findMembers>>['get']>>;

function compareOne({ level }: Row, member: Member | undefined, defaultId: string | undefined): Comparison {
  if (!member || member.status === 'WITHDRAWN')
    return { fault: { column: 'username', message: m.unknownMember } };
  if (member.userType === null) return { fault: { column: 'username', message: m.notAMember } };
  const isSame = (member.levelId ?? defaultId) === level;
  return { outcome: isSame ? 'UNCHANGED' : 'CHANGED', mark: `${member.id}:${member.levelId ?? ''}` };
}

const findDefault = async (db: Db) => (await listAllLevels(db)).find(({ isDefault }) => isDefault)?.id;

/** The default level is stored as none, as on a member's own page. */
async function writeAll(ctx: AdministratorContext, rows: readonly Row[]): Promise<void> {
  const [members, levels] = [await findMembers(ctx.db, rows, true), await listAllLevels(ctx.db)];
  const byId = new Map(levels.map((level) => [level.id, level]));
  const changes = rows.flatMap(({ username, level }) => {
    const [member, chosen] = [members.get(username), byId.get(level)];
    return member && chosen ? [{ member, level: chosen }] : [];
  });
  const input = changes.map(({ member, level }) => ({
    id: member.id,
    level: level.isDefault ? null : level.id,
  }));
  await ctx.db.execute(sql`
    update ${users} set level_id = given.level
    from jsonb_to_recordset(${JSON.stringify(input)}::jsonb) as given (id uuid, level uuid)
    where ${eq(users.id, sql`given.id`)}`);
  await recordAudit(
    ctx,
    ...changes.map(({ member, level }) => ({
      action: 'users.setLevel' as const,
      subjectType: 'user' as const,
      subjectId: member.id,
      subjectName: member.username,
      details: { level: level.isDefault ? null : level.name },
    })),
  );
}

/** Levels of members from a workbook, found by their username; no member is created. */
export const memberLevelImport = defineImportable({
  kind: 'member-levels',
  right: 'members.write',
  schema,
  columns: {
    username: {
      title: m.username,
      about: m.usernameAbout,
      example: m.usernameExample,
      isRequired: true,
      width: 24,
    },
    level: {
      title: m.level,
      about: m.levelAbout,
      example: m.levelExample,
      isRequired: true,
      width: 24,
      choices: async (db) => (await listAllLevels(db)).map(({ id, name }) => ({ value: id, label: name })),
    },
  },
  keyColumn: 'username',
  keyOf: ({ username }) => username,
  comparing: ({ isWriting }) => {
    let defaultId: string | undefined;
    return async (db, rows) => {
      defaultId ??= await findDefault(db);
      const members = await findMembers(db, rows, isWriting);
      return rows.map((row) => compareOne(row, members.get(row.username), defaultId));
    };
  },
  write: writeAll,
  tags: [],
});
