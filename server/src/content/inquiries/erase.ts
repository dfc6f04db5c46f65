import { eq, or } from 'drizzle-orm';
import type { FileStore } from '#foundation/files/public.ts';
import type { Eraser } from '#kit/erasure.ts';
import { removeInquiries } from './retention.ts';
import { serviceInquiries } from './tables.ts';

/** Deletes inquiries that they sent, also those without a login that name their own phone or e-mail. */
export const eraseInquiries =
  (store: FileStore): Eraser =>
  async (work, { userId, phone, email }) => {
    const { id, fileIds, messageIds } = serviceInquiries;
    const rows = await work.db
      .select({ id, fileIds, messageIds })
      .from(serviceInquiries)
      .where(
        or(
          eq(serviceInquiries.userId, userId),
          phone ? eq(serviceInquiries.phone, phone) : undefined,
          email ? eq(serviceInquiries.email, email) : undefined,
        ),
      );
    await removeInquiries(work, store, rows);
  };
