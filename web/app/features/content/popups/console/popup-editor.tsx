import { bounds } from '@ieum/contract/common/bounds.ts';
import { popupDevices, popupPages } from '@ieum/contract/content/popups/enums.ts';
import { popupDeviceTexts, popupPagesTexts } from '@ieum/contract/content/popups/texts.ts';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { OnePictureField } from '#features/foundation/files/pictures/one-picture-field.tsx';
import { RichTextField } from '#features/foundation/files/rich-text/rich-text-field.tsx';
import { PreviewLink } from '#features/foundation/publishing/preview-link.tsx';
import { PublicationFields } from '#features/foundation/publishing/publication-fields.tsx';
import { useContentForm } from '#features/foundation/publishing/use-content-form.ts';
import { VersionHistory } from '#features/foundation/publishing/version-history.tsx';
import { say } from '#lib/format/copy.ts';
import { Choices } from '#ui/form/fields/choices.tsx';
import { describeConflictBy, textLines } from '#ui/form/conflict-difference.ts';
import { lazyResolver } from '#ui/form/lazy-resolver.ts';
import { RowEditor } from '#ui/row-form/row-editor.tsx';
import { Text } from '#ui/form/fields/text.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { FreshRow } from '#ui/state/fresh-row.tsx';
import { copy } from './copy.ts';
import { popupQuery, useRemovePopup, useSavePopup, type ConsolePopup } from './data.ts';
import { compared, draftOf, formOf, specialLines, valuesOfVersion, type PopupFormValues } from './draft.ts';
import { PopupPreview } from './popup-preview.tsx';
import { useRights } from '#lib/session/rights.ts';

const LIST = '/console/popups';
const { fields } = copy;
const devices = popupDevices.map((value) => ({ value, label: say(popupDeviceTexts[value]) }));
const pages = popupPages.map((value) => ({ value, label: say(popupPagesTexts[value]) }));

const resolver = lazyResolver<PopupFormValues>(async () => (await import('./draft-rules.ts')).resolvePopup);
const describe = describeConflictBy(fields, { content: textLines, ...specialLines });

function usePopupForm(popup: ConsolePopup | undefined) {
  const save = useSavePopup();
  const remove = useRemovePopup();
  const form = useForm<PopupFormValues>({ resolver, defaultValues: formOf(popup) });
  return useContentForm({
    kind: 'popup',
    form,
    row: popup,
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

const Fields = () => (
  <>
    <Panel title={copy.about}>
      <Text
        name="subject"
        label={fields.subject}
        hint={fields.subjectHint}
        maxLength={bounds.contentSubject}
        hasCounter
      />
      <OnePictureField name="image" label={fields.image} hint={fields.imageHint} />
      <Text name="alt" label={fields.alt} hint={fields.altHint} maxLength={bounds.contentSubject} />
      <RichTextField name="content" label={fields.content} hasPhotos />
      <Text
        name="url"
        label={fields.url}
        hint={fields.urlHint}
        maxLength={bounds.link}
        inputMode="url"
        isOptional
      />
    </Panel>
    <Panel title={copy.where}>
      <Choices name="pages" label={fields.pages} options={pages} />
      <Choices name="device" label={fields.device} options={devices} />
      <PublicationFields />
    </Panel>
  </>
);

function Editor({ popup }: { popup: ConsolePopup | undefined }) {
  const { form, submit, choice, removal, isSaving } = usePopupForm(popup);
  const mayWrite = useRights().may('content.write');
  return (
    <RowEditor
      form={form}
      onSubmit={submit}
      texts={{ title: popup ? copy.edit : copy.add, back: copy.back, save: copy.save }}
      list={LIST}
      isSaving={isSaving}
      mayWrite={mayWrite}
      preview={<PopupPreview />}
      removal={removal}
      actions={
        popup && (
          <PreviewLink page="/" startsAt={popup.startsAt} content={{ kind: 'popup', _id: popup._id }} />
        )
      }
      after={
        popup && (
          <VersionHistory
            kind="popup"
            rowId={popup._id}
            version={popup.version}
            fields={compared}
            valuesOf={valuesOfVersion}
          />
        )
      }
    >
      <Fields />
      {choice}
    </RowEditor>
  );
}

const EditPopup = ({ id }: { id: string }) => (
  <FreshRow of={useQuery(popupQuery(id))}>{(popup) => <Editor key={popup._id} popup={popup} />}</FreshRow>
);

/** /console/popups?edit=new|{id}: one popup. */
export const PopupEditor = ({ edited }: { edited: string }) =>
  edited === 'new' ? <Editor popup={undefined} /> : <EditPopup key={edited} id={edited} />;
