import { zodResolver } from '@hookform/resolvers/zod';
import { FileRef } from '@ieum/contract/common/schemas.ts';
import { INQUIRY_FILES_MAX } from '@ieum/contract/content/inquiries/enums.ts';
import { InquiryDraft } from '@ieum/contract/content/inquiries/schemas.ts';
import { z } from 'zod';

/** The contract's rules of an inquiry, with the files as the form has them. */
export const resolveInquiry = zodResolver(
  InquiryDraft.extend({ files: z.array(FileRef).max(INQUIRY_FILES_MAX) }),
);
