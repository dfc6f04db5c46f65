import { bounds } from '@ieum/contract/common/bounds.ts';
import type { FileRef } from '@ieum/contract/common/schemas.ts';
import { FORM_FILES_MAX } from '@ieum/contract/content/forms/enums.ts';
import IconMail from '~icons/tabler/mail';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { FilesField } from '#features/foundation/files/attachments/files-field.tsx';
import { PictureField } from '#features/foundation/files/pictures/picture-field.tsx';
import { useRights } from '#lib/session/rights.ts';
import { Button } from '#ui/button/button.tsx';
import { Area } from '#ui/form/fields/area.tsx';
import { describeConflictBy } from '#ui/form/conflict-difference.ts';
import { lazyResolver } from '#ui/form/lazy-resolver.ts';
import { Text } from '#ui/form/fields/text.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { Hint } from '#ui/text/hint.tsx';
import { RowEditor } from '#ui/row-form/row-editor.tsx';
import { useRowForm } from '#ui/row-form/row-form.ts';
import { FreshRow } from '#ui/state/fresh-row.tsx';
import { copy } from './copy.ts';
import { formQuery, useRemoveForm, useSaveForm, type Form } from './data.ts';
import { draftOf, valuesOf, type FormValues } from './draft.ts';
import { emailCopy } from './email-copy.ts';
import { EmailSheet } from './email-sheet.tsx';
import { FieldRows } from './field-rows.tsx';
import { EmailHistory } from './email-history.tsx';

const LIST = '/console/forms';
const { fields } = copy;

const resolver = lazyResolver<FormValues>(async () => (await import('./draft-rules.ts')).resolveForm);
const fieldLines = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.map((field: FormValues['fields'][number]) => `${field.name}: ${field.value}`)
    : [];
const describe = describeConflictBy(fields, { fields: fieldLines });
const knownOf = (form: Form) => ({ version: form.version, values: valuesOf(form) });

function useFormEditor(row: Form | undefined) {
  const save = useSaveForm();
  const remove = useRemoveForm();
  const form = useForm<FormValues>({ resolver, defaultValues: valuesOf(row) });
  const rowForm = useRowForm<FormValues, FormValues, Form>({
    form,
    draftKey: `form:${row?._id ?? 'new'}`,
    row,
    knownOf,
    describe,
    save: (values, known) =>
      save.mutateAsync({ id: row?._id, draft: draftOf(values), version: known?.version }),
    savedText: ({ name }) => copy.saved(name),
    removal: {
      texts: copy.remove,
      nameOf: ({ name }) => name,
      run: ({ _id }) => remove.mutateAsync(_id),
    },
    list: LIST,
  });
  return { ...rowForm, form, isSaving: save.isPending };
}

function Thumb() {
  const { field, fieldState } = useController<FormValues, 'thumb'>({ name: 'thumb' });
  return (
    <PictureField
      label={fields.thumb}
      value={field.value satisfies FileRef | null}
      onChange={field.onChange}
      error={fieldState.error?.message}
      isOptional
    />
  );
}

const Fields = ({ isMasked }: { isMasked: boolean }) => (
  <>
    <Panel title={copy.about}>
      {isMasked && <Hint>{copy.masked}</Hint>}
      <Text name="type" label={fields.type} maxLength={bounds.personName} hasCounter />
      <Text name="name" label={fields.name} maxLength={bounds.contentSubject} hasCounter />
      <Area name="content" label={fields.content} rows={6} maxLength={bounds.introduction} hasCounter />
    </Panel>
    <Panel title={fields.fields}>
      <FieldRows />
    </Panel>
    {!isMasked && (
      <Panel title={copy.attachments}>
        <Thumb />
        <FilesField name="files" label={fields.files} max={FORM_FILES_MAX} />
      </Panel>
    )}
  </>
);

function Editor({ row }: { row: Form | undefined }) {
  const { form, submit, choice, removal, isSaving } = useFormEditor(row);
  const [isSending, setSending] = useState(false);
  const isMasked = row?.isMasked === true;
  const mayWrite = useRights().may('content.write') && !isMasked;
  const { isDirty } = form.formState;
  const send = row && mayWrite && (
    <Button
      kind="default"
      disabled={isDirty}
      title={isDirty ? emailCopy.unsaved : undefined}
      icon={<IconMail size={18} aria-hidden />}
      onClick={() => setSending(true)}
    >
      {emailCopy.open}
    </Button>
  );
  return (
    <>
      <RowEditor
        form={form}
        onSubmit={submit}
        texts={{ title: row ? copy.edit : copy.add, back: copy.back, save: copy.save }}
        list={LIST}
        isSaving={isSaving}
        mayWrite={mayWrite}
        actions={send}
        removal={removal}
        after={row && <EmailHistory sendings={row.sendings} />}
      >
        <Fields isMasked={isMasked} />
        {choice}
      </RowEditor>
      {row && isSending && <EmailSheet form={row} onClose={() => setSending(false)} />}
    </>
  );
}

const LoadedForm = ({ id }: { id: string }) => (
  <FreshRow of={useQuery(formQuery(id))}>{(row) => <Editor key={row._id} row={row} />}</FreshRow>
);

/** /console/forms/{_form}: one form, or with `new` a new one. */
export const FormEditor = ({ id }: { id: string }) =>
  id === 'new' ? <Editor row={undefined} /> : <LoadedForm key={id} id={id} />;
