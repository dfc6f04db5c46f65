import { z } from 'zod';
import { bounds, MASK } from '../../common/bounds.ts';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import {
  anyOf,
  FileRef,
  freeLine,
  Id,
  line,
  ListHeaders,
  SortHeader,
  listOf,
  listPart,
  Nothing,
  text,
} from '../../common/schemas.ts';
import { commonTexts as c } from '../../common/texts.ts';
import { auditTexts } from '../../foundation/audit/texts.ts';
import { messageChannels } from '../../foundation/messages/enums.ts';
import { inquiryStates } from '../questions/enums.ts';
import { INQUIRY_FILE_MAX_BYTES, INQUIRY_FILES_MAX } from './enums.ts';
import { consoleInquiryPaths, inquiryPaths } from './paths.ts';
import { InquiryDraft } from './schemas.ts';
import { inquiryTexts as m } from './texts.ts';

const RowId = z.string().max(bounds.id);
const Moment = z.string().max(40);
const Name = z.string().max(bounds.name);

const rowPart = {
  _id: RowId,
  /** The number on the receipt. */
  number: z.int(),
  companyName: Name,
  /** Masked. */
  name: Name,
  subject: z.string().max(bounds.contentSubject),
  state: z.enum(inquiryStates),
  hasFiles: z.boolean(),
  repliedAt: Moment.nullable(),
  createdAt: Moment,
};

/** A service inquiry in the console's list. */
export const ServiceInquiryRow = z.object(rowPart);
export type ServiceInquiryRow = z.infer<typeof ServiceInquiryRow>;

/** A service inquiry in the console; the contact details are masked, `disclose` returns them whole. */
export const ServiceInquiry = z.object({
  ...rowPart,
  /** The sender's account, if the sender was logged in. */
  _user: RowId.nullable(),
  phone: z.string().max(bounds.phone),
  email: z.string().max(bounds.email + MASK),
  canReceiveSms: z.boolean(),
  content: z.string().max(bounds.introduction),
  files: z.array(FileRef).max(INQUIRY_FILES_MAX),
  reply: z.string().max(bounds.introduction).nullable(),
  repliedBy: z.enum(messageChannels).nullable(),
  replier: z.object({ _id: RowId, name: Name }).nullable(),
  /** When an answer that is written now is sent, if not at once. */
  sendsAt: Moment.nullable(),
  /** When the inquiry is erased. */
  erasedAt: Moment,
  version: z.int(),
});
export type ServiceInquiry = z.infer<typeof ServiceInquiry>;

const Receipt = z.object({
  serviceInquiryForm: z.object({ _id: RowId, number: z.int(), createdAt: Moment }),
});

export const inquiries = endpointsOf('inquiries', {
  create: endpoint({
    ...inquiryPaths.create,
    summary: 'Send an inquiry about recruitment support',
    body: InquiryDraft,
    response: Receipt,
  }),
  /** An upload that no inquiry names is deleted after a day. */
  upload: endpoint({
    ...inquiryPaths.upload,
    summary: 'Upload a file of a service inquiry',
    transaction: 'manual',
    form: z.object({}),
    file: { maxBytes: INQUIRY_FILE_MAX_BYTES },
    response: z.object({ file: FileRef }),
  }),
});

const params = z.object({ _form: Id });
const response = z.object({ serviceInquiryForm: ServiceInquiry });

const filters = {
  state: anyOf(inquiryStates).optional(),
  /** A part of the title or of the company's name, or a whole number of a receipt. */
  searchValue: freeLine(100).optional(),
};

export const consoleInquiries = endpointsOf('consoleInquiries', {
  /** Those that wait for an answer first, the longest waiting at the top; then the latest answered. */
  list: endpoint({
    ...consoleInquiryPaths.list,
    summary: 'List the service inquiries',
    query: z.object({ ...listPart, ...filters }),
    headers: ListHeaders,
    response: listOf('serviceInquiryForms', ServiceInquiryRow),
  }),
  /** The filtered list, the names of contacts masked; the reason is recorded. */
  export: endpoint({
    ...consoleInquiryPaths.export,
    summary: 'Export the service inquiries as an Excel workbook',
    query: z.object({ ...filters, reason: text(200, auditTexts.reasonRequired.key) }),
    headers: SortHeader,
    raw: true,
    transaction: 'manual',
    response: z.object({}),
  }),
  find: endpoint({ ...consoleInquiryPaths.find, summary: 'Read a service inquiry', params, response }),
  create: endpoint({
    ...consoleInquiryPaths.create,
    summary: 'Write down a service inquiry that came by telephone',
    body: InquiryDraft.omit({ files: true }),
    response,
  }),
  /** A new `reply` is sent to the contact; a `state` without one records what was answered elsewhere. */
  revise: endpoint({
    ...consoleInquiryPaths.revise,
    summary: 'Answer a service inquiry',
    params,
    body: z.object({
      state: z.enum(inquiryStates, c.unknownValue.key).optional(),
      reply: text(bounds.introduction, m.replyRequired.key).optional(),
      /** The channel of the reply; e-mail when absent. */
      channel: z.enum(messageChannels, c.unknownValue.key).optional(),
      /** If it is sent and the inquiry has changed since, the answer is 409 with `current`. */
      version: z.int().min(0).optional(),
    }),
    response,
  }),
  remove: endpoint({
    ...consoleInquiryPaths.remove,
    summary: 'Delete a service inquiry',
    params,
    response: Nothing,
  }),
  disclose: endpoint({
    ...consoleInquiryPaths.disclose,
    summary: 'Read the contact details of a service inquiry, with a recorded reason',
    params,
    body: z.object({ reason: line(bounds.reason, m.reasonRequired.key) }),
    response: z.object({
      contact: z.object({
        name: Name,
        phone: z.string().max(bounds.phone),
        email: z.string().max(bounds.email),
      }),
    }),
  }),
});
