import { desc } from 'drizzle-orm';
import { messages as contract } from '@ieum/contract/messages.ts';
import type { Db } from '#kit/context.ts';
import { notFound } from '#kit/errors.ts';
import type { Route } from '#kit/route.ts';
import { messages } from './tables.ts';
import { presentMessage } from './wire.ts';

const SHOWN = 100;

const listNewest = (db: Db) =>
  db.select().from(messages).orderBy(desc(messages.createdAt), desc(messages.id)).limit(SHOWN);

export function messageRoutes(route: Route, { isDemo }: { isDemo: boolean }) {
  route(contract.outbox, {
    run: async ({ db }) => {
      if (!isDemo) throw notFound();
      return { messages: (await listNewest(db)).map(presentMessage) };
    },
  });
}
