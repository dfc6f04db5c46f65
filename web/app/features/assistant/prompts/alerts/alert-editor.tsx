import { alertBounds } from '@ieum/contract/foundation/settings/enums.ts';
import { useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { useRights } from '#lib/session/rights.ts';
import { Area } from '#ui/form/fields/area.tsx';
import { describeConflictBy } from '#ui/form/conflict-difference.ts';
import { lazyResolver } from '#ui/form/lazy-resolver.ts';
import { Text } from '#ui/form/fields/text.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { RowEditor } from '#ui/row-form/row-editor.tsx';
import { useRowForm } from '#ui/row-form/row-form.ts';
import { FreshRow } from '#ui/state/fresh-row.tsx';
import { copy } from './copy.ts';
import { ChatPreview } from '../preview/chat-preview.tsx';
import {
  alertQuery,
  alertsQuery,
  useRemoveAlert,
  useSaveAlert,
  type PromptAlert,
  type PromptAlertDraft,
} from './data.ts';

const LIST = '/console/chat/prompt-alerts';
const { fields } = copy;

const resolver = lazyResolver<PromptAlertDraft>(async () => (await import('./draft-rules.ts')).resolveAlert);
const describe = describeConflictBy(fields);
const formOf = (alert: PromptAlert | undefined): PromptAlertDraft => ({
  text: alert?.text ?? '',
  value: alert?.value ?? '',
});
const knownOf = (alert: PromptAlert) => ({ version: alert.version, values: formOf(alert) });

function useAlertForm(alert: PromptAlert | undefined) {
  const save = useSaveAlert();
  const remove = useRemoveAlert();
  const form = useForm<PromptAlertDraft>({ resolver, defaultValues: formOf(alert) });
  const row = useRowForm<PromptAlertDraft, PromptAlertDraft, PromptAlert>({
    form,
    draftKey: `prompt-alert:${alert?._id ?? 'new'}`,
    row: alert,
    knownOf,
    describe,
    save: (draft, known) => save.mutateAsync({ id: alert?._id, draft, version: known?.version }),
    savedText: ({ text }) => copy.saved(text),
    removal: {
      texts: copy.remove,
      nameOf: ({ text }) => text,
      run: ({ _id }) => remove.mutateAsync(_id),
    },
    list: LIST,
  });
  return { ...row, form, isSaving: save.isPending };
}

/** All notices in their order, with this one as it is written. */
function Preview({ alert }: { alert: PromptAlert | undefined }) {
  const written = useWatch<PromptAlertDraft, 'value'>({ name: 'value' });
  const { data: rows = [] } = useQuery(alertsQuery);
  const notices = rows.map(({ _id, value }) => (_id === alert?._id ? written : value));
  return <ChatPreview notices={alert ? notices : [...notices, written]} />;
}

function Editor({ alert }: { alert: PromptAlert | undefined }) {
  const { form, submit, choice, removal, isSaving } = useAlertForm(alert);
  return (
    <RowEditor
      form={form}
      onSubmit={submit}
      texts={{
        title: alert ? copy.edit : copy.add,
        back: copy.back,
        save: copy.save,
        ...(alert && { status: copy.inEveryLanguage }),
      }}
      list={LIST}
      isSaving={isSaving}
      mayWrite={useRights().may('content.write')}
      removal={removal}
      preview={<Preview alert={alert} />}
    >
      <Panel title={copy.about}>
        <Text
          name="text"
          label={fields.text}
          hint={fields.textHint}
          maxLength={alertBounds.text}
          hasCounter
        />
        <Area
          name="value"
          label={fields.value}
          hint={fields.valueHint}
          maxLength={alertBounds.value}
          rows={5}
          hasCounter
        />
      </Panel>
      {choice}
    </RowEditor>
  );
}

const EditAlert = ({ id }: { id: string }) => (
  <FreshRow of={useQuery(alertQuery(id))}>{(alert) => <Editor key={alert._id} alert={alert} />}</FreshRow>
);

/** /console/chat/prompt-alerts?edit=new|{id}: one notice of the chat. */
export const AlertEditor = ({ edited }: { edited: string }) =>
  edited === 'new' ? <Editor alert={undefined} /> : <EditAlert key={edited} id={edited} />;
