import type { Db } from '#kit/context.ts';
import { notFound } from '#kit/errors.ts';
import { findSlot } from './queries.ts';
import { presentSlot } from './wire.ts';

/** A picked time as it is now. */
export async function readSlot(db: Db, slotId: string) {
  const found = await findSlot(db, slotId);
  if (!found) throw notFound();
  return { schedule: presentSlot(found) };
}
