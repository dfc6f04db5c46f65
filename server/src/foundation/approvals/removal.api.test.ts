import { and, eq, inArray, like } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { consoleHashTags } from '@ieum/contract/foundation/hash-tags/endpoints.ts';
import { approvals } from '@ieum/contract/foundation/approvals/endpoints.ts';
import { REMOVAL_APPROVAL_ABOVE, REMOVAL_MAX } from '@ieum/contract/foundation/approvals/enums.ts';
import { users } from '#account/users/tables.ts';
import { auditLogs } from '#foundation/audit/tables.ts';
import { inboxItems } from '#foundation/notifications/tables.ts';
import { hashTags, type HashTagRow } from '#foundation/hash-tags/tables.ts';
import { keyOf, lettersOf } from '#foundation/hash-tags/hangul-letters.ts';
import { newId } from '#kit/db/ids.ts';
import { aWord } from '../../../test/recruitment.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';

let world: World;
let asker: TestActor;
let decider: TestActor;
beforeAll(async () => {
  world = await theWorld();
  [asker, decider] = [await world.anAdministrator('EDITOR'), await world.anAdministrator('OWNER')];
});

const MANY = REMOVAL_APPROVAL_ABOVE + 1;
const api = (actor = asker) => world.api(actor, consoleHashTags);
const rowsOf = (tags: readonly HashTagRow[]) => tags.map(({ id, version }) => ({ _id: id, version }));

async function manyTags(count: number) {
  const word = aWord(6);
  const now = world.clock.now();
  const values = Array.from({ length: count }, (_, index) => {
    const name = `${word}${index}`;
    return { id: newId(), name, key: keyOf(name), letters: lettersOf(name), createdAt: now, updatedAt: now };
  });
  const tags = await world.db.insert(hashTags).values(values).returning();
  const left = () =>
    world.db
      .select()
      .from(hashTags)
      .where(like(hashTags.name, `${word}%`));
  return { tags, left };
}

const logsOf = (tag: HashTagRow | undefined) =>
  world.db
    .select()
    .from(auditLogs)
    .where(and(eq(auditLogs.subjectId, tag?.id ?? ''), eq(auditLogs.subjectType, 'hashTag')));

describe('deleting up to a hundred rows', () => {
  test('is done at once, with a result for each; rows that changed stay', async () => {
    const { tags, left } = await manyTags(4);
    const [changed, gone] = tags;
    await world.db
      .update(hashTags)
      .set({ version: 7 })
      .where(eq(hashTags.id, changed?.id ?? ''));
    await world.db.delete(hashTags).where(eq(hashTags.id, gone?.id ?? ''));
    const { results, approval } = await api().removeMany({ body: { rows: rowsOf(tags) } });
    expect(approval).toBeUndefined();
    expect(results.map(({ outcome }) => outcome)).toEqual(['CHANGED', 'MISSING', 'REMOVED', 'REMOVED']);
    expect(await left()).toMatchObject([{ id: changed?.id }]);
    expect(await logsOf(tags[2])).toMatchObject([
      { action: 'hash-tags.remove', actorName: asker.user.username },
    ]);
    const again = await api().removeMany({ body: { rows: rowsOf(tags.slice(2)) } });
    expect(again.results.map(({ outcome }) => outcome)).toEqual(['MISSING', 'MISSING']);
  });

  test('of the same rows twice at once deletes each once', async () => {
    const { tags, left } = await manyTags(20);
    const reversed = { rows: rowsOf(tags).toReversed() };
    const both = await Promise.all([
      api().removeMany({ body: { rows: rowsOf(tags) } }),
      api(decider).removeMany({ body: reversed }),
    ]);
    const removed = both.flatMap(({ results }) => results.filter(({ outcome }) => outcome === 'REMOVED'));
    expect(new Set(removed.map(({ _id }) => _id)).size).toBe(20);
    expect(removed).toHaveLength(20);
    expect(await left()).toEqual([]);
    expect(await logsOf(tags[0])).toHaveLength(1);
  });

  test('is rejected for more rows than can be deleted at once, and for those without the right', async () => {
    const rows = Array.from({ length: REMOVAL_MAX + 1 }, () => ({ _id: newId(), version: 0 }));
    await expect(api().removeMany({ body: { rows } })).rejects.toMatchObject({ statusCode: 400 });
    const viewer = await world.anAdministrator('VIEWER');
    const one = { body: { rows: rows.slice(0, 1) } };
    await expect(api(viewer).removeMany(one)).rejects.toMatchObject({ statusCode: 403 });
  });
});

describe('deleting more than a hundred rows', () => {
  const ask = async (tags: readonly HashTagRow[]) =>
    (await api().removeMany({ body: { rows: rowsOf(tags), reason: '정리', key: newId() } })).approval?._id ??
    '';
  const approve = (id: string, actor = decider) =>
    world.api(actor, approvals).approve({ params: { _approval: id }, body: { reason: '확인' } });

  test('waits for a second administrator, who is notified and sees what would be deleted', async () => {
    const { tags, left } = await manyTags(MANY);
    const query = { right: 'content.write' } as const;
    expect(await world.api(asker, approvals).findApprovers({ query })).toEqual({ hasApprovers: true });
    await expect(api().removeMany({ body: { rows: rowsOf(tags) } })).rejects.toMatchObject({
      statusCode: 400,
      fields: { reason: '사유를 적어 주세요' },
    });
    const id = await ask(tags);
    expect(await left()).toHaveLength(MANY);
    const { approval } = await world.api(decider, approvals).find({ params: { _approval: id } });
    expect(approval).toMatchObject({ summary: `해시태그 ${MANY}개 삭제`, state: 'PENDING', outcome: null });
    expect(approval.detail?.split('\n')).toEqual(tags.map(({ name }) => name));
    await world.drain();
    const ofDecider = eq(inboxItems.userId, decider.user.id);
    const items = await world.db.select().from(inboxItems).where(ofDecider);
    expect(items.map(({ link }) => link).join()).toContain(id);
    await expect(approve(id, asker)).rejects.toMatchObject({ statusCode: 403 });
  });

  test('is done once it is approved: both names are in the audit log, and what changed meanwhile stays', async () => {
    const { tags, left } = await manyTags(MANY + 2);
    const id = await ask(tags);
    const [changed, gone, removed] = tags;
    await api(decider).revise({ params: { _hashTag: changed?.id ?? '' }, body: { index: 5 } });
    await api(decider).remove({ params: { _hashTag: gone?.id ?? '' } });
    const { approval } = await approve(id);
    expect(approval).toMatchObject({
      state: 'APPROVED',
      outcome: `${MANY}건을 지웠어요. 요청한 뒤에 바뀌었거나 이미 없는 2건은 건너뛰었어요.`,
    });
    expect((await left()).map((tag) => tag.id)).toEqual([changed?.id]);
    const by = { actorName: decider.user.username, details: { requestedBy: asker.user.username } };
    expect(await logsOf(removed)).toMatchObject([{ ...by, action: 'hash-tags.remove' }]);
    const stored = (await logsOf(changed)).filter(({ action }) => action === 'hash-tags.skipRemoval');
    expect(stored).toMatchObject([by]);
    const log = await world.db.select().from(auditLogs).where(eq(auditLogs.subjectId, id));
    expect(log.map(({ action, actorName }) => `${action} ${actorName}`).toSorted()).toEqual([
      `approvals.approve ${decider.user.username}`,
      `approvals.request ${asker.user.username}`,
    ]);
    await expect(approve(id)).rejects.toMatchObject({ statusCode: 409 });
  });

  test('that was rejected deletes nothing', async () => {
    const { tags, left } = await manyTags(MANY);
    const id = await ask(tags);
    const body = { reason: '필요해요' };
    await world.api(decider, approvals).reject({ params: { _approval: id }, body });
    expect(await left()).toHaveLength(MANY);
  });

  test('is done at once where nobody else could approve it, with a result for each row', async () => {
    const others = and(eq(users.isConsole, true), eq(users.status, 'ACTIVE'));
    const active = await world.db.select({ id: users.id }).from(users).where(others);
    const ids = active.map(({ id }) => id).filter((id) => id !== asker.user.id);
    const set = (status: 'ACTIVE' | 'BLOCKED') =>
      world.db.update(users).set({ status }).where(inArray(users.id, ids));
    await set('BLOCKED');
    try {
      const { tags, left } = await manyTags(MANY);
      const right = 'content.write';
      expect(await world.api(asker, approvals).findApprovers({ query: { right } })).toEqual({
        hasApprovers: false,
      });
      await expect(api().removeMany({ body: { rows: rowsOf(tags) } })).rejects.toMatchObject({
        statusCode: 400,
        fields: { reason: '사유를 적어 주세요' },
      });
      expect(await left()).toHaveLength(MANY);
      const body = { rows: rowsOf(tags), reason: '쓰지 않는 해시태그' };
      const { results, approval } = await api().removeMany({ body });
      expect([results.length, approval]).toEqual([MANY, undefined]);
      expect(await left()).toEqual([]);
      const skipped = and(eq(auditLogs.action, 'approvals.skip'), eq(auditLogs.actorId, asker.user.id));
      expect(await world.db.select().from(auditLogs).where(skipped)).toMatchObject([
        { subjectName: `해시태그 ${MANY}개 삭제`, details: { count: MANY, reason: '쓰지 않는 해시태그' } },
      ]);
    } finally {
      await set('ACTIVE');
    }
  });
});
