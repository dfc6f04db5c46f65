import type { FileRef } from '@ieum/contract/common/schemas.ts';
import type { Form, FormDraft } from './data.ts';

/** The values of the editor: the contract's draft, with the fields as rows. */
export interface FormValues {
  type: string;
  name: string;
  content: string;
  fields: { name: string; value: string }[];
  thumb: FileRef | null;
  files: FileRef[];
}

const emptyForm: FormValues = { type: '', name: '', content: '', fields: [], thumb: null, files: [] };

/** The editor of a form, or of a new one. */
export function valuesOf(form: Form | undefined): FormValues {
  if (!form) return emptyForm;
  const { type, name, content, thumb, files } = form;
  const fields = Object.entries(form.fields).map(([field, value]) => ({ name: field, value }));
  return { type, name, content, fields, thumb, files };
}

/** The values of the editor in the format of the wire. */
export const draftOf = ({ fields, files, thumb, ...same }: FormValues): FormDraft => ({
  ...same,
  fields: Object.fromEntries(fields.map(({ name, value }) => [name.trim(), value])),
  files: files.map(({ _id }) => _id),
  _thumb: thumb?._id ?? null,
});
