import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { newId } from '#kit/db/ids.ts';
import { aQuestion, applicationUrl, aRecruitmentRow } from '../hiring.ts';
import { upload } from '../multipart.ts';
import { aPdf, aPng } from '../pictures.ts';
import type { TestActor, World } from '../world.ts';

/** A text that no other row has. */
export const aMark = () => `mark${newId().slice(-12)}`;

/** The tables whose rows contain a mark, by whole rows as text, so that no table can be missed. */
export async function tablesWith(world: World, mark: string): Promise<string[]> {
  const { rows: tables } = await world.db.execute<{ schema: string; name: string }>(
    sql`select table_schema as schema, table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    const { rows } = await world.db.execute<{ n: number }>(
      sql`select count(*)::int as n from ${table} x where x::text ilike ${`%${mark}%`}`,
    );
    if ((rows[0]?.n ?? 0) > 0) found.push(name);
  }
  return found.toSorted();
}

/** The stored files that contain a mark. */
export function filesWith(world: World, mark: string): string[] {
  const folder = join(world.env.dataDir, 'files');
  const names = readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)));
  return names.filter((name) => statSync(name).isFile() && readFileSync(name).includes(mark));
}

/** The answer to a call that must succeed. */
async function succeed(call: ReturnType<World['call']>) {
  const answer = await call;
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer;
}

/** A PDF that contains a mark. */
export const pdfWith = (mark: string) => Buffer.concat([aPdf(), Buffer.from(`\n% ${mark}\n`)]);

/** A person whose every datum contains the mark, used all over the product. */
export async function aMarkedPerson(world: World, mark: string) {
  const person = await world.aPerson({
    username: mark,
    name: `${mark}이름`,
    email: `${mark}@example.com`,
    address1: `${mark}로 1`,
    address2: mark,
  });
  const picture = await upload(world, person, {
    url: '/api/v1/me/files',
    file: await aPng(),
    name: `${mark}.png`,
    fields: { type: 'PROFILE' },
  });
  await upload(world, person, { url: '/api/v1/me/files', file: pdfWith(mark), name: `${mark}.pdf` });
  await world.call(person, 'PUT', '/api/v1/me', { body: { _profile: picture.json().file._id } });
  const work = { companyName: mark, position: mark, description: mark, duration: { startsAt: '2020-01-01' } };
  const resume = {
    name: mark,
    personalInformation: { name: `${mark}이름`, residence: { address1: mark, address2: mark } },
    education: { institutionType: 'UNIVERSITY', institutionName: mark, attendingStatus: 'GRADUATED' },
    workExperience: { type: 'EXPERIENCED', list: [work] },
    certifications: [{ name: mark, desc: mark, issuer: mark, issuedAt: '2020-01-01' }],
    coverLetter: { subject: mark, content: mark },
  };
  await succeed(world.call(person, 'PUT', '/api/v1/person/resume', { body: resume }));
  return person;
}

interface Applying {
  person: TestActor;
  company: TestActor;
  mark: string;
  stage?: string;
}

/** Draft, answers, submission, the company's opening, memo, star and note, and the stage. */
export async function applied(world: World, { person, company, mark, stage = 'ON_PENDING' }: Applying) {
  const question = aQuestion();
  const { id } = await aRecruitmentRow(world, company, { questions: [question] });
  const url = applicationUrl(id);
  await world.call(person, 'POST', url, { body: {} });
  await world.call(person, 'PUT', url, { body: { questions: [{ _question: question.id, response: mark }] } });
  const answer = await succeed(world.call(person, 'PUT', `${url}/apply`, { body: {} }));
  const { _id } = answer.json().application;
  const one = `/api/v1/company/recruitments/${id}/applications/${_id}`;
  await world.call(company, 'GET', one);
  await world.call(company, 'PUT', `${one}/memo`, { body: { memo: `${mark} 님 좋음` } });
  await world.call(company, 'PUT', `${one}/stage`, { body: { stage } });
  await world.settle();
  const noted = { memo: `${mark} 님 기억하기` };
  for (const target of [
    { type: 'APPLICATION', _application: _id },
    { type: 'USER_PERSON', _person: person.user.id },
  ])
    await world.call(company, 'POST', '/api/v1/me/bookmarks', { body: { ...target, ...noted } });
  return _id as string;
}
