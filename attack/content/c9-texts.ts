import { inArray } from 'drizzle-orm';
import { bounds } from '../../contract/src/common/bounds.ts';
import { visits } from '../../server/src/account/auth/tables.ts';
import { createTally, type Attack, type Tally } from '../lib/attack.ts';
import { answerOf, type Answer } from '../lib/http.ts';
import { aDraft } from '../lib/tenant.ts';
import { openWorld, type Actor, type Options, type World } from '../lib/world.ts';

const METRICS_TOKEN = 'attack-metrics-token';
const OWN = '/api/v1/company/recruitments';
/** The longest address with the shortest name, which a mask makes longer. */
const EMAIL = `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(62)}.museum`;
const fills = ['a', '&', '가', '😀', '"\\', '<'];
const ofLength = (fill: string, max: number) => fill.repeat(Math.floor(max / fill.length));

type Send = (actor: Actor | undefined, method: string, path: string, options?: Options) => Promise<Answer>;

interface Cast {
  person: Actor;
  company: Actor;
  console: Actor;
  recruitment: string;
}

/** Everything that a person and a company write, each text of maximum length. */
async function write(send: Send, { person, company, recruitment }: Cast, fill: string) {
  const place = {
    postcode: ofLength(fill, bounds.postcode),
    address1: ofLength(fill, bounds.address),
    address2: ofLength(fill, bounds.address),
  };
  const name = ofLength(fill, bounds.personName);
  const content = `<p>${ofLength(fill === '<' ? '&lt;' : fill, bounds.recruitmentContent.text)}</p>`;
  return [
    await send(person, 'PUT', '/api/v1/me', { body: { email: EMAIL, ...place } }),
    await send(person, 'PUT', '/api/v1/person/resume', {
      body: { personalInformation: { name, email: EMAIL, residence: place } },
    }),
    await send(company, 'PUT', `${OWN}/${recruitment}`, {
      body: { subject: ofLength(fill, bounds.subject), content },
    }),
    await send(person, 'POST', `/api/v1/recruitments/${recruitment}/application`, { body: {} }),
  ];
}

/** The endpoints and pages that show it again, and to whom. */
const screens = ({ person, company, console, recruitment }: Cast): [Actor | undefined, string][] => [
  [person, '/api/v1/me'],
  [person, '/api/v1/person/resume'],
  [person, '/api/v1/person/recruitment-applications?limit=1'],
  [company, `${OWN}?limit=1`],
  [company, `${OWN}/${recruitment}`],
  [company, `${OWN}/${recruitment}/applications`],
  [company, `${OWN}/${recruitment}/kanban`],
  [console, '/api/console/users?limit=5'],
  [console, '/api/console/recruitments?limit=5'],
  [undefined, '/api/v1/recruitments?limit=5'],
  [undefined, '/api/v1/recruitments/choices'],
  [undefined, `/api/v1/recruitments/${recruitment}`],
  [undefined, '/api/v1/companies?limit=5'],
];

const oneLine = ['a\r\nBcc: b@c.kr', 'a\nb', 'a\u0007b', 'a\u0000b', 'a\u202eb', '\u0001'.repeat(96)];

async function tryTexts(send: Send, cast: Cast, tally: Tally) {
  for (const fill of fills) {
    for (const { status, text } of await write(send, cast, fill))
      tally.check(status === 200, () => `writing ${fill}: ${status} ${text.slice(0, 120)}`);
    for (const [actor, path] of screens(cast)) {
      const { status } = await send(actor, 'GET', path);
      tally.check(status === 200, () => `${path} with ${fill}: ${status}`);
    }
  }
  for (const subject of oneLine) {
    const { status } = await send(cast.company, 'PUT', `${OWN}/${cast.recruitment}`, { body: { subject } });
    tally.check(status === 400, () => `a subject of ${JSON.stringify(subject.slice(0, 9))}: ${status}`);
  }
}

/** Visits of one second, one of them with a referrer that the database cannot store. */
async function countVisits(world: World, send: Send, db: Parameters<typeof openWorld>[0]): Promise<number> {
  const ids: string[] = [];
  for (const referrer of ['x', '%00', 'y'])
    ids.push((await send(undefined, 'GET', `/api/session?referrer=${referrer}`)).string('_session'));
  for (let tries = 0; tries < 20; tries++) {
    const stored = await db.select({ id: visits.id }).from(visits).where(inArray(visits.id, ids));
    if (stored.length === ids.length) return stored.length;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return (await db.select({ id: visits.id }).from(visits).where(inArray(visits.id, ids))).length;
}

export const attack: Attack = {
  id: 'C9',
  what: 'Texts of many kinds at their maximum, then every screen that shows them; control characters in names; a referrer of NUL; the token of the metrics',
  goal: 'all accepted at their maximum and shown again, 0 of 500; control characters rejected; 0 visits lost; the metrics open to their token only',
  run: async ({ onPostgres }) => {
    const instance = await onPostgres({ METRICS_TOKEN });
    const world = await openWorld(instance.db, instance.url);
    const [person, company, console] = [
      await world.aPerson(),
      await world.aCompany(),
      await world.anAdministrator(),
    ];
    const send: Send = (actor, method, path, options) => world.call(actor, method, path, options);
    const made = await send(company, 'POST', OWN, { body: { ...aDraft(), state: 'ON_GOING' } });
    const cast = { person, company, console, recruitment: made.string('recruitment', '_id') };
    const tally = createTally();
    await tryTexts(send, cast, tally);
    const stored = await countVisits(world, send, instance.db);
    tally.check(stored === 3, () => `${stored} of 3 visits kept`);
    const figures = async (token: string) =>
      (await send(undefined, 'GET', '/metrics', { headers: { authorization: `Bearer ${token}` } })).status;
    const [right, wrong] = [await figures(METRICS_TOKEN), await figures('x'.repeat(20))];
    tally.check(right === 200 && wrong === 404, () => `figures: right ${right}, wrong ${wrong}`);

    // The weak stub accepts everything and fails where it shows long texts.
    const weak = createTally();
    await tryTexts(
      async (_, method) => answerOf(method === 'GET' ? 500 : 200, {}, Buffer.from('{}')),
      cast,
      weak,
    );
    return tally.outcome(
      { fills: fills.length, screens: screens(cast).length, visits: stored },
      weak.failures() > 50,
    );
  },
};
