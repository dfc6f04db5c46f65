import { defineModule } from '#module.ts';
import type { Secrets } from '#platform/crypto.ts';
import type { Database } from '#platform/database/database.ts';
import type { Limiter } from '#platform/limits/limits.ts';
import type { Passwords } from '#platform/passwords.ts';
import { ACTOR_CHANNEL, createActors } from './actors.ts';
import { sessionsCollection } from './collect.ts';
import { createDecryptCredential } from './decrypt-credential.ts';
import { eraseSessions } from './erase.ts';
import { recoveryCodeUsed } from './events.ts';
import { authJobs } from './jobs.ts';
import { openKeyRing } from './keys.ts';
import { createLastUse } from './last-use.ts';
import { sessionsRecordSection } from './record.ts';
import { authRoutes } from './routes.ts';
import { sessionRoutes } from './sessions/session-routes.ts';
import { createTokens } from './tokens.ts';
import { createVisits } from './visits/visits.ts';
import { visitMeasures } from './visits/measures.ts';

interface Needs {
  database: Database;
  secrets: Secrets;
  passwords: Passwords;
  limiter: Limiter;
  publicUrl: string;
  onError: (error: unknown, where: string) => void;
}

const tables = {
  sessions: 'personal',
  refresh_tokens: 'personal',
  second_factors: 'none',
  recovery_codes: 'none',
  keys: 'none',
  spent_seals: 'none',
  visits: 'none',
  visit_days: 'none',
} as const;

/** Logging in, tokens, sessions, visits and the check of second factors. */
export async function authModule({ database, secrets, passwords, limiter, publicUrl, onError }: Needs) {
  const { db } = database;
  const ring = await openKeyRing(db, secrets);
  const decryptCredential = createDecryptCredential(ring);
  const tokens = createTokens(ring);
  const actors = createActors(db, (userId) => database.notify(ACTOR_CHANNEL, userId));
  await database.listen(ACTOR_CHANNEL, actors.evict);
  const visits = createVisits(db, (error) => onError(error, 'visits'));
  const lastUse = createLastUse(db, (error) => onError(error, 'last use'));
  const isSecure = publicUrl.startsWith('https:');
  return defineModule({
    name: 'auth',
    documentation: async () => (await import('./documentation.ts')).documentation,
    measures: visitMeasures,
    services: { decryptCredential, tokens, actors, noteUse: lastUse.note },
    register: ({ route }) => {
      authRoutes(route, {
        ring,
        secrets,
        decryptCredential,
        tokens,
        actors,
        passwords,
        limiter,
        visits,
        isSecure,
      });
      sessionRoutes(route, { actors });
    },
    jobs: authJobs,
    events: [recoveryCodeUsed],
    tables,
    personalData: { erase: eraseSessions, collect: sessionsCollection },
    record: [sessionsRecordSection],
    flush: async () => {
      await visits.flush();
      await lastUse.flush();
    },
    stop: async () => {
      await visits.stop();
      await lastUse.stop();
    },
  });
}
