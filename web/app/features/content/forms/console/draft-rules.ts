import { zodResolver } from '@hookform/resolvers/zod';
import { bounds } from '@ieum/contract/common/bounds.ts';
import { FileRef, line } from '@ieum/contract/common/schemas.ts';
import { commonTexts } from '@ieum/contract/common/texts.ts';
import { FormDraft, FormEmail } from '@ieum/contract/content/forms/endpoints.ts';
import { FORM_FIELDS_MAX, FORM_FILES_MAX } from '@ieum/contract/content/forms/enums.ts';
import { z } from 'zod';
import { copy } from './copy.ts';

/** A text that may be empty. */
const written = (max: number) => z.string().max(max, commonTexts.tooLong.key);

const Field = z.object({ name: line(bounds.name), value: written(bounds.memo) });

/** On the wire a field is found by its name, so each has its own. */
function rejectTwins(fields: readonly z.output<typeof Field>[], ctx: z.RefinementCtx) {
  for (const [index, { name }] of fields.entries())
    if (fields.findIndex((other) => other.name === name) < index)
      ctx.addIssue({ code: 'custom', path: [index, 'name'], message: copy.field.twice });
}

/** The contract's rules of a form, with its fields and files as the editor has them. */
const FormEditor = z.object({
  type: FormDraft.shape.type,
  name: FormDraft.shape.name,
  content: written(bounds.introduction),
  fields: z.array(Field).max(FORM_FIELDS_MAX).superRefine(rejectTwins),
  thumb: FileRef.nullable(),
  files: z.array(FileRef).max(FORM_FILES_MAX),
});

export const resolveForm = zodResolver(FormEditor);
export const resolveEmail = zodResolver(FormEmail);
