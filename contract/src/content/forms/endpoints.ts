import { z } from 'zod';
import { bounds } from '../../common/bounds.ts';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import {
  FileRef,
  freeLine,
  freeText,
  Id,
  line,
  ListHeaders,
  listOf,
  listPart,
  Nothing,
  text,
} from '../../common/schemas.ts';
import { IMAGE_MAX_BYTES } from '../../foundation/files/enums.ts';
import { messageStates } from '../../foundation/messages/enums.ts';
import { FORM_FIELDS_MAX, FORM_FILE_MAX_BYTES, FORM_FILES_MAX } from './enums.ts';
import { consoleFormPaths, formPaths } from './paths.ts';
import { Addresses } from './schemas.ts';
import { formTexts as m } from './texts.ts';

const RowId = z.string().max(bounds.id);
const Moment = z.string().max(40);

const rowPart = {
  _id: RowId,
  type: z.string().max(bounds.personName),
  name: z.string().max(bounds.contentSubject),
  hasFiles: z.boolean(),
  /** When it was last sent by e-mail. */
  emailedAt: Moment.nullable(),
  createdAt: Moment,
};

/** A form in the console's list. */
export const FormRow = z.object(rowPart);
export type FormRow = z.infer<typeof FormRow>;

const FieldName = z.string().max(bounds.name);

/** One sending of a form, with what became of it. */
const FormSending = z.object({
  _id: RowId,
  by: z.object({ name: FieldName }),
  count: z.int(),
  state: z.enum(messageStates),
  createdAt: Moment,
});
export type FormSending = z.infer<typeof FormSending>;

/**
 * A form that was submitted to the centre, or that the centre keeps to send it out. A submitted one is masked for
 * administrators without the right `members.disclose`, who cannot change or send it either.
 */
export const Form = z.object({
  ...rowPart,
  /** Whether the content and the values are masked, and the picture and the files left out. */
  isMasked: z.boolean(),
  content: z.string().max(bounds.introduction),
  /** The values by the names of their fields. */
  fields: z.record(FieldName, z.string().max(bounds.memo)),
  thumb: FileRef.nullable(),
  files: z.array(FileRef).max(FORM_FILES_MAX),
  /** The newest twenty sendings. */
  sendings: z.array(FormSending).max(20),
  version: z.int(),
});
export type Form = z.infer<typeof Form>;

/** A form as it is submitted, or written by an administrator. */
export const FormDraft = z.object({
  type: line(bounds.personName, m.typeRequired.key),
  name: line(bounds.contentSubject, m.nameRequired.key),
  content: freeText(bounds.introduction).default(''),
  fields: z
    .record(line(bounds.name), freeText(bounds.memo))
    .refine((fields) => Object.keys(fields).length <= FORM_FIELDS_MAX, m.tooManyFields.key)
    .default({}),
});

const change = {
  body: z.object({
    ...z
      .object({
        type: FormDraft.shape.type,
        name: FormDraft.shape.name,
        content: FormDraft.shape.content.unwrap(),
        fields: FormDraft.shape.fields.unwrap(),
      })
      .partial().shape,
    /** Ids of own uploads or of files that the form has. */
    files: z.array(Id).max(FORM_FILES_MAX, m.tooManyFiles.key).optional(),
    _thumb: Id.nullable().optional(),
    /** If it is sent and the form has changed since, the answer is 409 with `current`. */
    version: z.int().min(0).optional(),
  }),
};

const params = z.object({ _form: Id });
const response = z.object({ form: Form });
const list = {
  query: z.object({ ...listPart, searchValue: freeLine(100).optional() }),
  headers: ListHeaders,
  response: listOf('forms', FormRow),
};
const thumb = z.object({ file: FileRef.nullable() });
const file = z.object({ file: FileRef });

export const forms = endpointsOf('forms', {
  /** The `token` accepts files of this form for fifteen minutes. */
  create: endpoint({
    ...formPaths.create,
    summary: 'Submit a form',
    body: FormDraft,
    response: z.object({ form: z.object({ _id: RowId, token: z.string().max(200) }) }),
  }),
  list: endpoint({ ...formPaths.list, summary: 'List the forms', ...list }),
  find: endpoint({ ...formPaths.find, summary: 'Read a form', params, response }),
  revise: endpoint({ ...formPaths.revise, summary: 'Change a form', params, ...change, response }),
  remove: endpoint({ ...formPaths.remove, summary: 'Delete a form', params, response: Nothing }),
  findThumb: endpoint({
    ...formPaths.findThumb,
    summary: 'Read the picture of a form',
    params,
    response: thumb,
  }),
  setThumb: endpoint({
    ...formPaths.setThumb,
    summary: 'Replace the picture of a form',
    transaction: 'manual',
    params,
    form: z.object({}),
    file: { maxBytes: IMAGE_MAX_BYTES },
    response: file,
  }),
  removeThumb: endpoint({
    ...formPaths.removeThumb,
    summary: 'Remove the picture of a form',
    params,
    response: Nothing,
  }),
  listFiles: endpoint({
    ...formPaths.listFiles,
    summary: 'List the files of a form',
    params,
    response: z.object({ files: z.array(FileRef).max(FORM_FILES_MAX) }),
  }),
  /** Needs the token of the submission, or an administrator. */
  addFile: endpoint({
    ...formPaths.addFile,
    summary: 'Attach a file to a form',
    transaction: 'manual',
    params,
    form: z.object({ token: z.string().max(200).optional() }),
    file: { maxBytes: FORM_FILE_MAX_BYTES },
    response: file,
  }),
  removeFile: endpoint({
    ...formPaths.removeFile,
    summary: 'Remove a file of a form',
    params: z.object({ _form: Id, _file: Id }),
    response: Nothing,
  }),
});

/** An e-mail with a form, as an administrator writes it. */
export const FormEmail = z.object({
  /** One or several addresses, separated by commas. */
  email: Addresses,
  subject: line(bounds.emailSubject, m.subjectRequired.key),
  content: text(bounds.introduction, m.contentRequired.key),
});

export const consoleForms = endpointsOf('consoleForms', {
  list: endpoint({ ...consoleFormPaths.list, summary: 'List the forms for administrators', ...list }),
  find: endpoint({ ...consoleFormPaths.find, summary: 'Read a form for editing', params, response }),
  create: endpoint({
    ...consoleFormPaths.create,
    summary: 'Write a form as an administrator',
    body: FormDraft.extend({ files: change.body.shape.files, _thumb: change.body.shape._thumb }),
    response,
  }),
  revise: endpoint({
    ...consoleFormPaths.revise,
    summary: 'Change a form as an administrator',
    params,
    ...change,
    response,
  }),
  remove: endpoint({
    ...consoleFormPaths.remove,
    summary: 'Delete a form as an administrator',
    params,
    response: Nothing,
  }),
  /** Sends nothing. */
  previewEmail: endpoint({
    ...consoleFormPaths.previewEmail,
    summary: 'Read the e-mail that would be sent with a form, and to whom',
    params,
    body: FormEmail,
    response: z.object({
      mail: z.object({
        addresses: z.array(z.string().max(bounds.email)).max(10),
        subject: z.string().max(bounds.emailSubject),
        html: z.string().max(300_000),
        text: z.string().max(120_000),
      }),
    }),
  }),
  /** A repeated request with the same key, or the same e-mail within a minute, sends nothing again. */
  email: endpoint({
    ...consoleFormPaths.email,
    summary: 'Send a form by e-mail',
    params,
    body: FormEmail.extend({ key: z.string().max(64).optional() }),
    response: z.object({ form: z.object({ emailedAt: Moment }), sending: FormSending }),
  }),
});
