import { createHashTag } from '#foundation/hash-tags/changes.ts';
import { setHashTags } from '#foundation/hash-tags/public.ts';
import { posts } from '#content/boards/tables.ts';
import { lectures } from '#live/lectures/tables.ts';
import type { Db } from '#kit/context.ts';
import { asAdministrator, at, contextAt } from '../demo-context.ts';
import type { SeededRecruitment } from '../recruitments.ts';

/** The demo's hashtags in their order, each with what the subject of a row that has it contains. */
const demoTags: readonly { name: string; of: RegExp }[] = [
  { name: '해외영업', of: /해외영업|수출 담당/ },
  { name: '신입환영', of: /신입|인턴|스태프/ },
  { name: '물류', of: /물류|포워딩|운임/ },
  { name: '통관', of: /통관|인코텀즈/ },
  { name: '수출상담회', of: /상담회/ },
  { name: '전시·박람회', of: /전시|박람회/ },
  { name: '통번역', of: /통역/ },
  { name: '해외마케팅', of: /마케팅/ },
  { name: '개발', of: /개발자/ },
  { name: '북미', of: /북미/ },
  { name: '일본', of: /일본/ },
  { name: '품질·인증', of: /품질/ },
  { name: '단기근무', of: /스태프|오전|인턴/ },
];

interface HashTagsInput {
  administratorId: string;
  recruitments: readonly SeededRecruitment[];
  now: Date;
}

/** Creates hashtags and gives them to the demo's recruitments and posts. */
export async function seedHashTags(
  db: Db,
  { administratorId, recruitments, now }: HashTagsInput,
): Promise<void> {
  const ctx = contextAt(db, asAdministrator(administratorId), at(now, -40));
  const tags: { id: string; of: RegExp }[] = [];
  for (const [index, { name, of }] of demoTags.entries()) {
    const { id } = await createHashTag(ctx, { name, position: index * 10 });
    tags.push({ id, of });
  }
  const idsFor = (subject: string) => tags.filter(({ of }) => of.test(subject)).map(({ id }) => id);
  for (const { id, subject } of recruitments)
    await setHashTags(db, { kind: 'recruitment', rowId: id }, idsFor(subject));
  const written = await db.select({ id: posts.id, subject: posts.subject }).from(posts);
  for (const { id, subject } of written) await setHashTags(db, { kind: 'board', rowId: id }, idsFor(subject));
  const taught = await db.select({ id: lectures.id, subject: lectures.subject }).from(lectures);
  for (const { id, subject } of taught)
    await setHashTags(db, { kind: 'lecture', rowId: id }, idsFor(subject));
}
