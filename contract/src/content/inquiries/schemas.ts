import { z } from 'zod';
import { Email, phoneOf } from '../../account/users/fields.ts';
import { bounds } from '../../common/bounds.ts';
import { Id, line, text } from '../../common/schemas.ts';
import { INQUIRY_FILES_MAX } from './enums.ts';
import { inquiryTexts as m } from './texts.ts';

/** An inquiry as a company writes it; `files` are ids of uploads of this form. */
export const InquiryDraft = z.object({
  companyName: line(bounds.name, m.companyRequired.key),
  name: line(bounds.personName, m.nameRequired.key),
  phone: phoneOf(m.phoneRequired.key, 8),
  email: Email,
  subject: line(bounds.contentSubject, m.subjectRequired.key),
  content: text(bounds.introduction, m.contentRequired.key),
  files: z.array(Id).max(INQUIRY_FILES_MAX, m.tooManyFiles.key).optional(),
  /** Consent to the collection and use of the contact details. */
  agreed: z.boolean(m.agreementRequired.key).refine(Boolean, m.agreementRequired.key),
});
