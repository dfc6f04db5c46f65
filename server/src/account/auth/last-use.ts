import { and, inArray, lt } from 'drizzle-orm';
import type { Actor, Db } from '#kit/context.ts';
import { createBufferedWriter } from '#kit/jobs/buffered-writer.ts';
import { sessions } from './tables.ts';

/** The header value of a call that the user did not trigger. */
const BACKGROUND = 'background';

interface Use {
  sessionId: string;
  at: Date;
}

const EXACT_MS = 15_000;
const REMEMBERED = 1000;

/**
 * Records when administrators were last active, to a quarter of a minute: automatic calls of an open page do
 * not count, so that an abandoned page ends its session.
 */
export function createLastUse(db: Db, onError: (error: unknown) => void) {
  const noted = new Map<string, number>();
  const writer = createBufferedWriter<Use>((uses) => writeUses(db, uses), onError);

  function note(actor: Actor, { purpose, at }: { purpose: unknown; at: Date }): void {
    if (!actor.isConsole || purpose === BACKGROUND) return;
    const { sessionId } = actor;
    if (at.getTime() - (noted.get(sessionId) ?? 0) < EXACT_MS) return;
    if (noted.size >= REMEMBERED) noted.clear();
    noted.set(sessionId, at.getTime());
    writer.add({ sessionId, at });
  }

  return { note, flush: writer.flush, stop: writer.stop };
}

async function writeUses(db: Db, uses: readonly Use[]): Promise<void> {
  const moments = new Map<number, string[]>();
  for (const { sessionId, at } of uses)
    moments.set(at.getTime(), [...(moments.get(at.getTime()) ?? []), sessionId]);
  for (const [moment, ids] of moments) {
    const at = new Date(moment);
    const isOlder = and(inArray(sessions.id, ids), lt(sessions.lastUsedAt, at));
    await db.update(sessions).set({ lastUsedAt: at }).where(isOlder);
  }
}
