import { mobileError } from '@ieum/contract/common/contacts.ts';
import type { FileRef } from '@ieum/contract/common/schemas.ts';
import type { ServiceInquiry, ServiceInquiryRow } from '@ieum/contract/content/inquiries/endpoints.ts';
import { toIso } from '#kit/dates.ts';
import { maskEmail, maskName, maskPhone } from '#kit/masks.ts';
import type { AnsweredInquiry, ListedInquiry } from './queries.ts';
import { erasedAt } from './retention.ts';
import type { InquiryRow } from './tables.ts';

/** Row → the receipt of its sender. */
export const presentReceipt = ({ id, number, createdAt }: InquiryRow) => ({
  _id: id,
  number,
  createdAt: createdAt.toISOString(),
});

/** Row → the console's list. */
export const presentRow = (row: ListedInquiry): ServiceInquiryRow => ({
  _id: row.id,
  number: row.number,
  companyName: row.companyName,
  name: maskName(row.name),
  subject: row.subject,
  state: row.state,
  hasFiles: row.fileIds.length > 0,
  repliedAt: toIso(row.repliedAt),
  createdAt: row.createdAt.toISOString(),
});

/** Row → the console, the contact details masked. */
export const presentInquiry = (
  { inquiry: row, replier }: AnsweredInquiry,
  files: FileRef[],
  sendsAt: Date | undefined,
): ServiceInquiry => ({
  ...presentRow(row),
  _user: row.userId,
  phone: maskPhone(row.phone),
  email: maskEmail(row.email),
  canReceiveSms: mobileError(row.phone) === undefined,
  content: row.content,
  files,
  reply: row.reply,
  repliedBy: row.repliedBy,
  replier: replier && { _id: replier.id, name: replier.name || replier.username },
  sendsAt: toIso(sendsAt),
  erasedAt: erasedAt(row).toISOString(),
  version: row.version,
});
