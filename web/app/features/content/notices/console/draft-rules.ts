import { NoticeDraft } from '@ieum/contract/content/notices/endpoints.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { FileRef } from '@ieum/contract/common/schemas.ts';
import { z } from 'zod';

/** The contract's rules of a notice, with the files as the form has them. */
const NoticeForm = NoticeDraft.extend({
  isPinned: z.boolean(),
  isActive: z.boolean(),
  startsAt: NoticeDraft.shape.startsAt.unwrap(),
  endsAt: NoticeDraft.shape.endsAt.unwrap(),
  files: z.array(FileRef).max(10),
});

export const resolveNotice = zodResolver(NoticeForm);
