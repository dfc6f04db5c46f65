import { zodResolver } from '@hookform/resolvers/zod';
import { InquiryDraft } from '@ieum/contract/content/inquiries/schemas.ts';

export const resolveInquiryBy = zodResolver(InquiryDraft.omit({ files: true }));
