import { asc, inArray, lt } from 'drizzle-orm';
import { INQUIRY_RETENTION_DAYS } from '@ieum/contract/content/inquiries/enums.ts';
import type { FileStore } from '#foundation/files/public.ts';
import { deleteMessages } from '#foundation/messages/public.ts';
import type { Work } from '#kit/context.ts';
import { addSeconds } from '#kit/dates.ts';
import type { Job } from '#kit/jobs/jobs.ts';
import { serviceInquiries, type InquiryRow } from './tables.ts';

const RETENTION_SECONDS = INQUIRY_RETENTION_DAYS * 24 * 60 * 60;
const AT_ONCE = 200;

/** When an inquiry is erased. */
export const erasedAt = ({ createdAt }: Pick<InquiryRow, 'createdAt'>): Date =>
  addSeconds(createdAt, RETENTION_SECONDS);

/** Erases inquiries with their files and the messages that answered them. */
export async function removeInquiries(
  work: Pick<Work, 'db'>,
  store: FileStore,
  rows: readonly Pick<InquiryRow, 'id' | 'fileIds' | 'messageIds'>[],
): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await work.db.delete(serviceInquiries).where(inArray(serviceInquiries.id, ids));
  await store.release(
    work,
    rows.flatMap(({ fileIds }) => fileIds),
  );
  await deleteMessages(
    work,
    rows.flatMap(({ messageIds }) => messageIds),
  );
}

/** Erases inquiries whose retention period is over, as the form promises. */
export const inquiryJobs = (store: FileStore): Job[] => [
  {
    name: 'erase-old-inquiries',
    cron: '20 4 * * *',
    transaction: 'manual',
    run: async ({ now, transact }) => {
      const isOver = lt(serviceInquiries.createdAt, addSeconds(now, -RETENTION_SECONDS));
      const { id, fileIds, messageIds, createdAt } = serviceInquiries;
      for (;;) {
        const erased = await transact(async (work) => {
          const rows = await work.db
            .select({ id, fileIds, messageIds })
            .from(serviceInquiries)
            .where(isOver)
            .orderBy(asc(createdAt))
            .limit(AT_ONCE)
            .for('update');
          await removeInquiries(work, store, rows);
          return rows.length;
        });
        if (erased < AT_ONCE) return;
      }
    },
  },
];
