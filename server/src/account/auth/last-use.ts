import { and, inArray, lt } from 'drizzle-orm';
import type { Actor, Db } from '#kit/context.ts';
import { createBufferedWriter } from '#kit/jobs/buffered-writer.ts';
import { sessions } from './tables.ts';

/** An administrator is logged out after so long without doing anything. */
export const CONSOLE_IDLE_SECONDS = 30 * 60;

/** What a call says of itself that nobody asked for just now. */
const BACKGROUND = 'background';

interface Use {
  sessionId: string;
  at: Date;
}

const EXACT_MS = 15_000;
const REMEMBERED = 1000;

/**
 * Keeps when administrators last did something themselves, to a quarter of a minute: what an open page asks by itself
 * does not count, so that an abandoned one ends.
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
