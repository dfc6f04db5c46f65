import { eq, sql } from 'drizzle-orm';
import { setTimeout as wait } from 'node:timers/promises';
import { messages, advertisingConsents } from '../../server/src/foundation/messages/tables.ts';
import { sessions } from '../../server/src/account/auth/tables.ts';
import { createTally, type Attack, type Environment, type Tally } from '../lib/attack.ts';
import { drafts } from '../lib/rows/console-rows.ts';
import type { Answer } from '../lib/http.ts';
import { assertSuccess } from '../lib/assert-success.ts';
import { openWorld, type Actor, type World } from '../lib/world.ts';

const MOMENTS = ['20:59:59', '21:00:00', '07:59:59', '08:00:00'] as const;
const DAY = '2026-11-20';
const SETTLED_MS = 20_000;
const at = (time: string) => new Date(`${DAY}T${time}+09:00`);

type Channel = 'SMS' | 'EMAIL';
type Kind = 'ADVERTISING' | 'SERVICE' | 'SECURITY';
interface Consents {
  SMS: boolean;
  EMAIL: boolean;
  NIGHT: boolean;
}

/** One message as it was sent, with what its recipient agreed to. */
interface Sent {
  what: string;
  channel: Channel;
  kind: Kind;
  consents: Consents;
  /** Its row; undefined where none was written. */
  row: typeof messages.$inferSelect | undefined;
}

const yesNo = [false, true];
const combinations: Consents[] = yesNo.flatMap((SMS) =>
  yesNo.flatMap((EMAIL) => yesNo.map((NIGHT) => ({ SMS, EMAIL, NIGHT }))),
);

/** The decision of the law at a time of the day in Seoul; written without the product's code. */
function expected(time: string, { channel, kind, consents }: Sent): 'sent' | 'waits' | 'never' {
  if (kind === 'ADVERTISING' && !consents[channel]) return 'never';
  const isNight = time >= '21:00:00' || time < '08:00:00';
  const waits = isNight && channel === 'SMS' && kind !== 'SECURITY';
  return waits && !(kind === 'ADVERTISING' && consents.NIGHT) ? 'waits' : 'sent';
}

const outcomeOf = ({ row }: Sent) => {
  if (!row || row.state === 'WITHHELD') return 'never';
  return row.state === 'SENT' ? 'sent' : 'waits';
};

function checkSendTimes(time: string, all: readonly Sent[], tally: Tally) {
  for (const one of all) {
    const [wanted, found] = [expected(time, one), outcomeOf(one)];
    tally.check(
      wanted === found,
      () =>
        `${time} ${one.what} ${one.channel} ${JSON.stringify(one.consents)}: ${found} instead of ${wanted}`,
    );
  }
}

/** A member who agreed to some advertising, before the day. */
async function aMember(world: World, consents: Consents): Promise<Actor> {
  const actor = await world.aPerson({ email: `${crypto.randomUUID()}@example.com` });
  const kinds = ['SMS', 'EMAIL', 'NIGHT'] as const;
  await world.db.insert(advertisingConsents).values(
    kinds.map((kind) => ({
      userId: actor.user.id,
      kind,
      isGranted: consents[kind],
      source: 'SETTINGS' as const,
      at: at('00:00:00'),
    })),
  );
  return actor;
}

/** An account whose token is valid at the product's time. */
const present = async (world: World, actor: Actor, now: Date): Promise<Actor> => ({
  ...actor,
  token: await world.tokenOf(actor.user, actor.sessionId, now),
});

/** The database's clock judges sessions, the product's clock notes when they were used. */
const extendSessions = ({ db }: World) =>
  db.update(sessions).set({ lastUsedAt: sql`now()`, expiresAt: sql`now() + interval '1 day'` });

/** Everything that sends something, to members of every combination; returns once nothing is on its way. */
async function sendAll(world: World, now: Date): Promise<Sent[]> {
  // One administrator may send a few texts a minute.
  const anAdmin = async () => present(world, await world.anAdministrator(), now);
  const sent: Sent[] = [];
  const send = async (actor: Actor | undefined, method: string, path: string, body: unknown) => {
    await extendSessions(world);
    return assertSuccess(await world.call(actor, method, path, { body }), `${method} ${path}`);
  };
  for (const consents of combinations) {
    const [admin, member] = [await anAdmin(), await aMember(world, consents)];
    for (const channel of ['SMS', 'EMAIL'] as const)
      for (const isAdvertising of yesNo) {
        const text = `안내 ${crypto.randomUUID()}`;
        const body = { channel, message: text, isAdvertising, addressees: [member.user.id] };
        await send(admin, 'POST', '/api/console/messages', body);
        const kind = isAdvertising ? 'ADVERTISING' : 'SERVICE';
        sent.push({ what: text, channel, kind, consents, row: undefined });
      }
  }
  await sendOthers(world, { admin: await anAdmin(), now, sent, send });
  await settle(world);
  const rows = await world.db.select().from(messages);
  return sent.map((one) => ({
    ...one,
    row: rows.find(({ channel, body, to }) => channel === one.channel && `${body} ${to}`.includes(one.what)),
  }));
}

interface Sending {
  admin: Actor;
  now: Date;
  sent: Sent[];
  send: (actor: Actor | undefined, method: string, path: string, body: unknown) => Promise<Answer>;
}

/** An answer to a question and to an inquiry, and a code, by SMS; each is found by its telephone number. */
async function sendOthers(world: World, { admin, now, sent, send }: Sending) {
  const consents = { SMS: false, EMAIL: false, NIGHT: false };
  const asker = await present(world, await aMember(world, consents), now);
  const draft = { subject: '질문', content: '글', noticeBy: 'SMS' };
  const question = await send(asker, 'POST', '/api/v1/center/questions', draft);
  const id = question.string('question', '_id');
  await send(admin, 'PUT', `/api/console/center/questions/${id}`, { reply: '답' });
  sent.push({ what: asker.user.phone ?? '', channel: 'SMS', kind: 'SERVICE', consents, row: undefined });

  const phone = `0108${String(Math.floor(now.getTime() / 1000) % 10_000_000).padStart(7, '0')}`;
  const inquiry = { ...drafts.inquiry(), phone };
  const received = await send(undefined, 'POST', '/api/v1/center/service-inquiry-forms', inquiry);
  const form = received.string('serviceInquiryForm', '_id');
  const answer = { reply: '답', channel: 'SMS' };
  await send(admin, 'PUT', `/api/console/center/service-inquiry-forms/${form}`, answer);
  sent.push({ what: phone, channel: 'SMS', kind: 'SERVICE', consents, row: undefined });

  const other = `0109${phone.slice(4)}`;
  await send(undefined, 'POST', '/api/v1/users/contact/phone/certify', { type: 'phone', phone: other });
  sent.push({ what: other, channel: 'SMS', kind: 'SECURITY', consents, row: undefined });
}

/** Waits until each message was tried: it is sent, withheld, or waits for a time. */
async function settle({ db }: World) {
  for (const until = Date.now() + SETTLED_MS; Date.now() < until; await wait(250)) {
    const queued = await db.select().from(messages).where(eq(messages.state, 'QUEUED'));
    if (queued.every(({ nextAttemptAt }) => nextAttemptAt !== null)) break;
  }
}

async function sendAt(time: string, { onPostgres }: Environment): Promise<Sent[]> {
  const now = at(time);
  const instance = await onPostgres({
    BENCH_PRELOAD: './attack/lib/shift-clock.ts',
    ATTACK_CLOCK_AT: String(now.getTime()),
  });
  const sent = await sendAll(await openWorld(instance.db, instance.url), now);
  await instance.kill();
  return sent;
}

export const attack: Attack = {
  id: 'T1',
  what: 'SMS and e-mail, advertising and other, an answer, an inquiry’s answer and a code, to members of every combination of consents, in the seconds around the quiet hours in Seoul',
  goal: '0 sent that should wait or never be sent, 0 kept back that should be sent',
  run: async (environment) => {
    const tally = createTally();
    const results = new Map<string, Sent[]>();
    for (const time of MOMENTS) results.set(time, await sendAt(time, environment));
    for (const [time, sent] of results) checkSendTimes(time, sent, tally);
    // The same check of a product whose night begins a second late, and one whose morning comes early.
    const weak = createTally();
    checkSendTimes('21:00:00', results.get('20:59:59') ?? [], weak);
    const late = weak.failures();
    checkSendTimes('07:59:59', results.get('08:00:00') ?? [], weak);
    const all = [...results.values()].flat();
    return tally.outcome(
      {
        moments: MOMENTS.length,
        messages: all.length,
        sent: all.filter((one) => outcomeOf(one) === 'sent').length,
        waiting: all.filter((one) => outcomeOf(one) === 'waits').length,
      },
      late > 0 && weak.failures() > late,
    );
  },
};
