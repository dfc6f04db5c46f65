import type { z } from 'zod';
import type { FileRef } from '@ieum/contract/common/schemas.ts';
import type {
  Form,
  FormDraft,
  FormRow as FormRowWire,
  FormSending,
} from '@ieum/contract/content/forms/endpoints.ts';
import type { MessageState } from '@ieum/contract/foundation/messages/enums.ts';
import { toIso } from '#kit/dates.ts';
import { maskAll } from '#kit/masks.ts';
import type { ListedForm, ShownSending } from './queries.ts';
import type { FormRow } from './tables.ts';

/** Row → the list. */
export const presentRow = (row: ListedForm): FormRowWire => ({
  _id: row.id,
  type: row.type,
  name: row.name,
  hasFiles: row.fileIds.length > 0,
  emailedAt: toIso(row.emailedAt),
  createdAt: row.createdAt.toISOString(),
});

/** Row → what its sender gets. */
export const presentReceipt = ({ id }: FormRow, token: string) => ({ _id: id, token });

const byProgress: readonly MessageState[] = ['QUEUED', 'FAILED', 'WITHHELD', 'SENT'];

/** A sending is SENT once all of its messages are; messages are deleted after a year. */
export const presentSending = ({ sending, by, states }: ShownSending): FormSending => ({
  _id: sending.id,
  by: { name: by },
  count: sending.messageIds.length,
  state: byProgress.find((state) => states.includes(state)) ?? 'SENT',
  createdAt: sending.createdAt.toISOString(),
});

interface Parts {
  thumb: FileRef | null;
  files: FileRef[];
  sendings: readonly ShownSending[];
  isMasked: boolean;
}

/** Masks the values; their fields remain. */
const maskValues = (fields: FormRow['fields']): FormRow['fields'] =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, maskAll(value)]));

/** Row → the form, its texts masked or whole. */
export const presentForm = (row: FormRow, { thumb, files, sendings, isMasked }: Parts): Form => ({
  ...presentRow(row),
  isMasked,
  content: isMasked ? maskAll(row.content) : row.content,
  fields: isMasked ? maskValues(row.fields) : row.fields,
  thumb,
  files,
  sendings: sendings.map(presentSending),
  version: row.version,
});

export type NewForm = Pick<FormRow, 'type' | 'name' | 'content' | 'fields'> &
  Partial<Pick<FormRow, 'fileIds' | 'thumbId'>>;
export type FormChange = Partial<NewForm>;

type WrittenForm = Partial<z.output<typeof FormDraft>> & {
  files?: string[] | undefined;
  _thumb?: string | null | undefined;
};

/** Body → columns; omitted fields are unchanged. */
export const fromDraft = ({ type, name, content, fields, files, _thumb }: WrittenForm): FormChange => ({
  ...(type !== undefined && { type }),
  ...(name !== undefined && { name }),
  ...(content !== undefined && { content }),
  ...(fields !== undefined && { fields }),
  ...(files !== undefined && { fileIds: [...new Set(files)] }),
  ...(_thumb !== undefined && { thumbId: _thumb }),
});
