import { eq } from 'drizzle-orm';
import { createPost } from '#content/boards/changes.ts';
import { boards } from '#content/boards/tables.ts';
import type { FileStore } from '#foundation/files/public.ts';
import type { Db } from '#kit/context.ts';
import { attachmentKinds } from '#platform/files/file-kinds.ts';
import { storeSamplePdf } from '../pdfs.ts';
import { asAdministrator, at, contextAt } from '../demo-context.ts';
import { demoManuals } from './manuals.data.ts';

const WRITTEN_ON = -12;

type Part = (typeof demoManuals)[number]['parts'][number];

const htmlOf = ({ heading, steps }: Part): string =>
  `<h2>${heading}</h2><ul>${steps.map((step) => `<li><p>${step}</p></li>`).join('')}</ul>`;

/** Writes the manuals of sellers and buyers with a file each; their boards exist by now. */
export async function seedManuals(
  db: Db,
  files: FileStore,
  { administratorId, now }: { administratorId: string; now: Date },
): Promise<void> {
  const ctx = contextAt(db, asAdministrator(administratorId), at(now, WRITTEN_ON));
  for (const { role, subject, parts, file } of demoManuals) {
    const [board] = await db
      .select()
      .from(boards)
      .where(eq(boards.code, `manual-${role}`));
    if (!board) continue;
    const { id } = await storeSamplePdf(ctx, files, {
      ...file,
      plan: { type: null, ownerId: administratorId, kinds: attachmentKinds, isPublic: false },
    });
    const content = parts.map(htmlOf).join('');
    await createPost(ctx, files, { board, draft: { subject, content, isActive: true, fileIds: [id] } });
  }
}
