import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { files } from '@ieum/contract/foundation/files/endpoints.ts';
import { users } from '@ieum/contract/account/users/endpoints.ts';
import { resumes } from '@ieum/contract/hiring/resumes/endpoints.ts';
import { applications } from '@ieum/contract/hiring/applications/endpoints.ts';
import { applicants } from '@ieum/contract/hiring/applicants/endpoints.ts';
import { bookmarks } from '@ieum/contract/hiring/bookmarks/endpoints.ts';
import type { ApplicationStage } from '@ieum/contract/hiring/applications/enums.ts';
import { newId } from '#kit/db/ids.ts';
import { aQuestion, aRecruitmentRow } from '../hiring.ts';
import { aPdf, aPng } from '../pictures.ts';
import type { BodyOf } from '../api.ts';
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
  const picture = await world
    .api(person, files)
    .upload({ form: { type: 'PROFILE' }, file: { content: await aPng(), name: `${mark}.png` } });
  await world.api(person, files).upload({ file: { content: pdfWith(mark), name: `${mark}.pdf` } });
  await world.api(person, users).revise({ body: { _profile: picture.file._id } });
  const work = { companyName: mark, position: mark, description: mark, duration: { startsAt: '2020-01-01' } };
  const resume: BodyOf<typeof resumes.save> = {
    name: mark,
    personalInformation: { name: `${mark}이름`, residence: { address1: mark, address2: mark } },
    education: { institutionType: 'UNIVERSITY', institutionName: mark, attendingStatus: 'GRADUATED' },
    workExperience: { type: 'EXPERIENCED', list: [work] },
    certifications: [{ name: mark, desc: mark, issuer: mark, issuedAt: '2020-01-01' }],
    coverLetter: { subject: mark, content: mark },
  };
  await world.api(person, resumes).save({ body: resume });
  return person;
}

interface Applying {
  person: TestActor;
  company: TestActor;
  mark: string;
  stage?: ApplicationStage;
}

/** Draft, answers, submission, the company's opening, memo, bookmark and note, and the stage. */
export async function applied(world: World, { person, company, mark, stage = 'ON_PENDING' }: Applying) {
  const question = aQuestion();
  const { id } = await aRecruitmentRow(world, company, { questions: [question] });
  await world.api(person, applications).open({ params: { _recruitment: id }, body: {} });
  await world.api(person, applications).save({
    params: { _recruitment: id },
    body: { questions: [{ _question: question.id, response: mark }] },
  });
  const { application } = await world.api(person, applications).apply({ params: { _recruitment: id } });
  const { _id } = application;
  await world.api(company, applicants).read({ params: { _recruitment: id, _application: _id } });
  await world
    .api(company, applicants)
    .memo({ params: { _recruitment: id, _application: _id }, body: { memo: `${mark} 님 좋음` } });
  await world
    .api(company, applicants)
    .stage({ params: { _recruitment: id, _application: _id }, body: { stage } });
  await world.settle();
  const noted = { memo: `${mark} 님 기억하기` };
  for (const target of [
    { type: 'APPLICATION', _application: _id },
    { type: 'USER_PERSON', _person: person.user.id },
  ] as const)
    await world.api(company, bookmarks).add({ body: { ...target, ...noted } });
  return _id;
}
