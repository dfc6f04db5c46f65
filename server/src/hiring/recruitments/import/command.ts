import { z } from 'zod';
import type { Db } from '#kit/context.ts';
import { inTransaction } from '#kit/transaction.ts';
import type { RecruitmentCaches } from '../caches.ts';
import { importRecruitments } from './import-recruitments.ts';

const ImportInput = z.object({ source: z.unknown(), asOf: z.iso.date().optional() });

interface Deps {
  db: Db;
  caches: RecruitmentCaches;
  now: () => Date;
  onError: (error: unknown, where: string) => void;
}

/** The command `import-recruitments { source, asOf? }`: the whole file in one transaction. */
export const importCommand =
  ({ db, caches, now, onError }: Deps) =>
  async (input: unknown) => {
    const { source, asOf } = ImportInput.parse(input);
    // The server drains the outbox within seconds anyway.
    const deps = { db, now, wake: async () => undefined, onError };
    return inTransaction(deps, (work) => importRecruitments(work, caches, { source, asOf }));
  };
