import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type { Endpoint } from '../../contract/src/common/endpoint.ts';
import { mayUse, type Role } from '../../contract/src/common/rights.ts';
import { fillPath } from '../../contract/src/common/endpoint.ts';
import { routeTable } from '../../web/app/route-table.ts';
import { createTally, type Attack } from '../lib/attack.ts';
import { nameOf, orderedEndpoints, paramsOf, pathWith } from '../lib/endpoint-calls.ts';
import { prepareTarget, type Target } from '../lib/target.ts';
import { SECRET } from '../lib/instance.ts';
import type { Answer } from '../lib/http.ts';
import { personasOf, expectedStatus, type Persona } from '../lib/personas.ts';

/** Texts that a response to a persona must not contain. */
type Rule = (persona: Persona, endpoint: Endpoint | undefined) => string[];

/** Texts that nobody may read, and texts that only some may. */
async function rulesOf({ world, a }: Target): Promise<Rule> {
  const column = async (query: ReturnType<typeof sql>) =>
    (await world.db.execute(query)).rows.map((row) => String(row['word'])).filter((word) => word.length > 5);
  const forNobody = [
    SECRET,
    '$argon2id$',
    ...(await column(sql`select sealed_jwk as word from keys`)),
    ...(await column(sql`select storage_key as word from files`)),
    ...(await column(sql`select hash as word from refresh_tokens`)),
    ...(await column(sql`select code_hash as word from phone_codes`)),
  ];
  const ofCompany = a.secrets.filter((word) => /메모|별|첨부|숨긴공고/.test(word));
  // Every administrator who may see the list may read these.
  const forEditors = a.secrets.filter((word) => /질문|답장|글|댓글|숨긴공고/.test(word));
  const ofPerson = a.secrets.filter((word) => !ofCompany.includes(word));
  /**
   * The secrets of this tenant that an administrator may not read at an address of their own; undefined for
   * other addresses.
   */
  const forAdministrator = (role: Role, path: string): string[] | undefined => {
    // Administrators who may answer a question are notified of its subject.
    if (path === '/api/v1/me/inbox' && mayUse(role, 'support.write'))
      return a.secrets.filter((word) => !/질문(?!글)/.test(word));
    if (!path.startsWith('/api/console/')) return undefined;
    if (!mayUse(role, 'members.read')) return a.secrets.filter((word) => !forEditors.includes(word));
    return [...ofCompany.filter((word) => !word.includes('숨긴공고')), a.person.user.phone ?? ''];
  };
  return ({ tenant, name, member }, endpoint) => {
    if (member?.isConsole) {
      const ofConsole = forAdministrator(member.role, endpoint?.path ?? '');
      if (ofConsole) return [...forNobody, ...ofConsole];
    }
    if (name === 'company' && tenant === a) return [...forNobody, ...hiddenInLists(endpoint, a)];
    if (name === 'person' && tenant === a) return [...forNobody, ...ofCompany];
    return [...forNobody, ...ofCompany, ...ofPerson];
  };
}

/** Lists mask a telephone number even for personas who may see it in the detail. */
const hiddenInLists = (endpoint: Endpoint | undefined, { person }: Target['a']) =>
  endpoint && !endpoint.path.includes('/:_application') ? [person.user.phone ?? ''] : [];

/** A response with more than its schema declares. */
function isDeclared(endpoint: Endpoint, answer: Answer): boolean {
  if (endpoint.raw || answer.status !== 200) return true;
  const body = answer.at();
  const parsed = endpoint.response.safeParse(body);
  return parsed.success && isDeepStrictEqual(parsed.data, body);
}

const found = (answer: Answer, words: readonly string[]) =>
  words.filter((word) => word && answer.text.includes(word));

export const attack: Attack = {
  id: 'A4',
  what: 'Every read and page by every kind of caller, searched for seeded secrets and undeclared fields',
  goal: '0 secrets, 0 undeclared fields',
  run: async ({ onPostgres }) => {
    const target = await prepareTarget(await onPostgres());
    const { world, a, shared } = target;
    const rules = await rulesOf(target);
    const personas = await personasOf(world, target);
    const endpoints = (await orderedEndpoints()).filter(({ method }) => method === 'GET');
    const tally = createTally();
    let [read, seen] = [0, 0];
    for (const endpoint of endpoints)
      for (const persona of personas.filter((one) => !expectedStatus(endpoint, one))) {
        const actor = persona.token ? { token: persona.token } : undefined;
        const answer = await world.call(actor, 'GET', pathWith(endpoint, paramsOf(endpoint, a, shared)));
        if (answer.status === 200) read += 1;
        const leaks = found(answer, rules(persona, endpoint));
        tally.check(
          leaks.length === 0,
          () => `${persona.name} ${nameOf(endpoint)} reads ${leaks.join(', ')}`,
        );
        tally.check(
          isDeclared(endpoint, answer),
          () => `${persona.name} ${nameOf(endpoint)} returns more than declared`,
        );
        if (found(answer, a.secrets).length > 0) seen += 1;
      }
    const visitor = personas[0];
    const ids = { _recruitment: a.ids.recruitment, _company: a.company.company.id };
    for (const { path } of routeTable.filter(({ screen }) => screen)) {
      const page = await world.call(
        undefined,
        'GET',
        path.includes('anything') ? '/nowhere' : fillPath(path.replace(/\{(\w+)\}/g, ':$1'), ids),
      );
      const leaks = visitor ? found(page, rules(visitor, undefined)) : [];
      tally.check(leaks.length === 0, () => `page ${path} shows ${leaks.join(', ')}`);
    }
    // The weak stub returns a row as it is in the database.
    const row = JSON.stringify((await world.db.execute(sql`select * from users limit 1`)).rows[0]);
    const weak = { text: row } as Answer;
    const caught = visitor !== undefined && found(weak, rules(visitor, undefined)).length > 0;
    return tally.outcome(
      { 'responses with rows': read, 'responses whose owner may read secrets': seen },
      caught && seen > 0,
    );
  },
};
