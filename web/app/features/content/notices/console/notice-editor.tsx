import { NOTICE_FILES_MAX } from '@ieum/contract/content/notices/enums.ts';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { FilesField } from '#features/foundation/files/attachments/files-field.tsx';
import { RichTextField } from '#features/foundation/files/rich-text/rich-text-field.tsx';
import {
  filesField,
  publicationFields,
  richField,
  switchField,
  textField,
} from '#features/foundation/publishing/field-lines.ts';
import { PreviewLink } from '#features/foundation/publishing/preview-link.tsx';
import { PublicationFields } from '#features/foundation/publishing/publication-fields.tsx';
import { useContentForm } from '#features/foundation/publishing/use-content-form.ts';
import { VersionHistory } from '#features/foundation/publishing/version-history.tsx';
import { bounds } from '@ieum/contract/common/bounds.ts';
import { useRights } from '#lib/session/rights.ts';
import { Checkbox } from '#ui/form/fields/checkbox.tsx';
import { describeConflictBy, textLines } from '#ui/form/conflict-difference.ts';
import { lazyResolver } from '#ui/form/lazy-resolver.ts';
import { RowEditor } from '#ui/row-form/row-editor.tsx';
import { Text } from '#ui/form/fields/text.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { FreshRow } from '#ui/state/fresh-row.tsx';
import { copy } from './copy.ts';
import { noticeQuery, useRemoveNotice, useSaveNotice, type ConsoleNotice } from './data.ts';
import { draftOf, formOf, valuesOfVersion, type NoticeFormValues } from './draft.ts';

const LIST = '/console/center/notifications';
const { fields } = copy;

const resolver = lazyResolver<NoticeFormValues>(async () => (await import('./draft-rules.ts')).resolveNotice);
const describe = describeConflictBy(fields, { content: textLines });
const compared = [
  textField('subject', fields.subject),
  richField('content', fields.content),
  filesField('files', fields.files),
  switchField('isPinned', fields.isPinned),
  ...publicationFields,
];

function useNoticeForm(notice: ConsoleNotice | undefined) {
  const save = useSaveNotice();
  const remove = useRemoveNotice();
  const form = useForm<NoticeFormValues>({ resolver, defaultValues: formOf(notice) });
  return useContentForm({
    kind: 'notice',
    form,
    row: notice,
    formOf,
    draftOf,
    describe,
    save,
    remove,
    nameOf: ({ subject }) => subject,
    copy,
    list: LIST,
  });
}

function Editor({ notice }: { notice: ConsoleNotice | undefined }) {
  const { form, submit, choice, removal, isSaving } = useNoticeForm(notice);
  return (
    <RowEditor
      form={form}
      onSubmit={submit}
      texts={{ title: notice ? copy.edit : copy.add, back: copy.back, save: copy.save }}
      list={LIST}
      isSaving={isSaving}
      mayWrite={useRights().may('content.write')}
      removal={removal}
      actions={
        notice && (
          <PreviewLink
            page={`/center/notice/${notice._id}`}
            startsAt={notice.startsAt}
            content={{ kind: 'notice', _id: notice._id }}
          />
        )
      }
      after={
        notice && (
          <VersionHistory
            kind="notice"
            rowId={notice._id}
            version={notice.version}
            fields={compared}
            valuesOf={(content) => valuesOfVersion(content, notice.files)}
          />
        )
      }
    >
      <Panel title={copy.text}>
        <Text name="subject" label={fields.subject} maxLength={bounds.contentSubject} hasCounter />
        <RichTextField name="content" label={fields.content} hasPhotos />
        <FilesField name="files" label={fields.files} max={NOTICE_FILES_MAX} />
      </Panel>
      <Panel title={copy.period}>
        <PublicationFields />
        <Checkbox name="isPinned" label={fields.isPinned} />
      </Panel>
      {choice}
    </RowEditor>
  );
}

const EditNotice = ({ id }: { id: string }) => (
  <FreshRow of={useQuery(noticeQuery(id))}>
    {(notice) => <Editor key={notice._id} notice={notice} />}
  </FreshRow>
);

/** /console/center/notifications?edit=new|{id}: one notice. */
export const NoticeEditor = ({ edited }: { edited: string }) =>
  edited === 'new' ? <Editor notice={undefined} /> : <EditNotice key={edited} id={edited} />;
