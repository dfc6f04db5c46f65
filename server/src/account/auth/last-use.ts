import { and, inArray, lt } from 'drizzle-orm';
import type { Actor, Db } from '#kit/context.ts';
import { createBufferedWriter } from '#kit/jobs/buffered-writer.ts';
import { sessions } from './tables.ts';

/** The header value of a call that the user did not trigger. */
const BACKGROUND = 'background';

interface SessionUse {
  sessionId: string;
  at: Date;
}

const EXACT_MS = 15_000;
const REMEMBERED = 1000;

/**
 * Records the last use of administrators' sessions, to a quarter of a minute: automatic calls of an open page are
 * no use, so that the session of an abandoned page ends.
 */
export function createLastUse(db: Db, onError: (error: unknown) => void) {
  const noted = new Map<string, number>();
  const writer = createBufferedWriter<SessionUse>((uses) => writeUses(db, uses), onError);

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

async function writeUses(db: Db, uses: readonly SessionUse[]): Promise<void> {
  const moments = new Map<number, string[]>();
  for (const { sessionId, at } of uses)
    moments.set(at.getTime(), [...(moments.get(at.getTime()) ?? []), sessionId]);
  for (const [moment, ids] of moments) {
    const at = new Date(moment);
    const isOlder = and(inArray(sessions.id, ids), lt(sessions.lastUsedAt, at));
    await db.update(sessions).set({ lastUsedAt: at }).where(isOlder);
  }
}
