import { promptBounds } from '@ieum/contract/assistant/prompts/enums.ts';
import { useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { useRights } from '#lib/session/rights.ts';
import { Area } from '#ui/form/fields/area.tsx';
import { describeConflictBy } from '#ui/form/conflict-difference.ts';
import { Select } from '#ui/form/fields/select.tsx';
import { Switch } from '#ui/form/fields/switch.tsx';
import { lazyResolver } from '#ui/form/lazy-resolver.ts';
import { Text } from '#ui/form/fields/text.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { RowEditor } from '#ui/row-form/row-editor.tsx';
import { useRowForm } from '#ui/row-form/row-form.ts';
import { FreshRow } from '#ui/state/fresh-row.tsx';
import { QueryView } from '#ui/state/query-view.tsx';
import { PageSkeleton } from '#ui/state/skeleton.tsx';
import { ChatPreview } from '../preview/chat-preview.tsx';
import { listOf } from './addresses.ts';
import { copy } from './copy.ts';
import {
  groupsQuery,
  promptQuery,
  useRemovePrompt,
  useSavePrompt,
  type ConsolePrompt,
  type ConsolePromptGroup,
} from './data.ts';

const { fields } = copy;

interface Values {
  group: string;
  query: string;
  reply: string;
  isActive: boolean;
}

const resolver = lazyResolver<Values>(async () => (await import('./draft-rules.ts')).resolvePrompt);

interface EditorProps {
  prompt: ConsolePrompt | undefined;
  /** The group of a new prompt. */
  group: string;
  groups: readonly ConsolePromptGroup[];
}

/** The form of a prompt; one whose group no longer exists has to be given another. */
function valuesOf({ prompt, group, groups }: EditorProps): Values {
  const known = (value: string) => (groups.some((one) => one.value === value) ? value : '');
  if (!prompt) return { group: known(group), query: '', reply: '', isActive: true };
  const { query, reply, isActive } = prompt;
  return { group: known(prompt.group), query, reply, isActive };
}

function usePromptForm(props: EditorProps) {
  const { prompt, group, groups } = props;
  const save = useSavePrompt();
  const remove = useRemovePrompt();
  const form = useForm<Values>({ resolver, defaultValues: valuesOf(props) });
  const list = listOf(prompt?.group ?? group);
  const nameOfGroup = (value: unknown) => groups.flatMap((one) => (one.value === value ? one.text : []));
  const row = useRowForm<Values, Values, ConsolePrompt>({
    form,
    draftKey: `prompt:${prompt?._id ?? 'new'}`,
    row: prompt,
    knownOf: (known) => ({ version: known.version, values: valuesOf({ ...props, prompt: known }) }),
    describe: describeConflictBy(fields, { group: nameOfGroup }),
    save: (draft, known) => save.mutateAsync({ id: prompt?._id, draft, version: known?.version }),
    savedText: ({ query }) => copy.saved(query),
    removal: {
      texts: copy.remove,
      nameOf: ({ query }) => query,
      run: ({ _id }) => remove.mutateAsync(_id),
    },
    list,
  });
  return { ...row, form, list, isSaving: save.isPending };
}

/** The question and its answer as they are written. */
function Preview() {
  const [query, reply] = useWatch<Values, ['query', 'reply']>({ name: ['query', 'reply'] });
  return <ChatPreview query={query} reply={reply} />;
}

function Editor(props: EditorProps) {
  const { prompt, groups } = props;
  const { form, list, submit, choice, removal, isSaving } = usePromptForm(props);
  const options = groups.map(({ text, value }) => ({ value, label: text }));
  return (
    <RowEditor
      form={form}
      onSubmit={submit}
      texts={{ title: prompt ? copy.edit : copy.add, back: copy.back, save: copy.save }}
      list={list}
      isSaving={isSaving}
      mayWrite={useRights().may('content.write')}
      removal={removal}
      preview={<Preview />}
    >
      <Panel title={copy.text}>
        <Select name="group" label={fields.group} options={options} placeholder={copy.chooseGroup} />
        <Text
          name="query"
          label={fields.query}
          hint={fields.queryHint}
          maxLength={promptBounds.query}
          hasCounter
        />
        <Area
          name="reply"
          label={fields.reply}
          hint={fields.replyHint}
          maxLength={promptBounds.reply}
          rows={6}
          hasCounter
        />
        <Switch name="isActive" label={fields.isActive} hint={copy.activeHint} />
      </Panel>
      {choice}
    </RowEditor>
  );
}

const EditPrompt = ({ id, ...rest }: { id: string } & Omit<EditorProps, 'prompt'>) => (
  <FreshRow of={useQuery(promptQuery(id))}>
    {(prompt) => <Editor key={prompt._id} prompt={prompt} {...rest} />}
  </FreshRow>
);

/** /console/chat/prompts?edit=new|{id}: one prompt. */
export function PromptEditor({ edited }: { edited: string }) {
  const [parameters] = useSearchParams();
  const group = parameters.get('group') ?? '';
  return (
    <QueryView of={useQuery(groupsQuery)} waiting={<PageSkeleton />}>
      {({ groups }) =>
        edited === 'new' ? (
          <Editor prompt={undefined} group={group} groups={groups} />
        ) : (
          <EditPrompt key={edited} id={edited} group={group} groups={groups} />
        )
      }
    </QueryView>
  );
}
