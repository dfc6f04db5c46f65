import { HASH_TAG_INDEX_MAX, HASH_TAG_LENGTH } from '@ieum/contract/foundation/hash-tags/enums.ts';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { numberText } from '#lib/format/money.ts';
import { useRights } from '#lib/session/rights.ts';
import { describeConflictBy } from '#ui/form/conflict-difference.ts';
import { Checkbox } from '#ui/form/fields/checkbox.tsx';
import { Whole } from '#ui/form/fields/whole.tsx';
import { lazyResolver } from '#ui/form/lazy-resolver.ts';
import { Text } from '#ui/form/fields/text.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { RowEditor } from '#ui/row-form/row-editor.tsx';
import { useRowForm } from '#ui/row-form/row-form.ts';
import { FreshRow } from '#ui/state/fresh-row.tsx';
import { copy } from './copy.ts';
import { hashTagQuery, useRemoveHashTag, useSaveHashTag, type HashTag } from './data.ts';
import { MergePanel } from './merge-panel.tsx';

const LIST = '/console/hash-tags';
const { fields } = copy;

interface Values {
  name: string;
  index: number;
  isActive: boolean;
}

const resolver = lazyResolver<Values>(async () => (await import('./draft-rules.ts')).resolveHashTag);
const describe = describeConflictBy(fields);
const formOf = (tag: HashTag | undefined): Values => ({
  name: tag?.name ?? '',
  index: tag?.index ?? 0,
  isActive: tag?.isActive ?? true,
});
const knownOf = (tag: HashTag) => ({ version: tag.version, values: formOf(tag) });

function useHashTagForm(tag: HashTag | undefined) {
  const save = useSaveHashTag();
  const remove = useRemoveHashTag();
  const form = useForm<Values>({ resolver, defaultValues: formOf(tag) });
  const row = useRowForm<Values, Values, HashTag>({
    form,
    draftKey: `hash-tag:${tag?._id ?? 'new'}`,
    row: tag,
    knownOf,
    describe,
    save: (draft, known) => save.mutateAsync({ id: tag?._id, draft, version: known?.version }),
    savedText: ({ name }) => copy.saved(name),
    removal: {
      texts: { ...copy.remove, body: copy.remove.body(numberText(tag?.uses ?? 0)) },
      nameOf: ({ name }) => name,
      run: ({ _id }) => remove.mutateAsync(_id),
    },
    list: LIST,
  });
  return { ...row, form, isSaving: save.isPending };
}

function Editor({ tag }: { tag: HashTag | undefined }) {
  const { form, submit, choice, removal, isSaving } = useHashTagForm(tag);
  const mayWrite = useRights().may('content.write');
  return (
    <RowEditor
      form={form}
      onSubmit={submit}
      texts={{ title: tag ? copy.edit : copy.add, back: copy.back, save: copy.save }}
      list={LIST}
      isSaving={isSaving}
      mayWrite={mayWrite}
      removal={removal}
      after={tag && mayWrite && <MergePanel tag={tag} list={LIST} />}
    >
      <Panel title={copy.about}>
        <Text name="name" label={fields.name} hint={fields.nameHint} maxLength={HASH_TAG_LENGTH} hasCounter />
        <Whole name="index" label={fields.index} hint={fields.indexHint} max={HASH_TAG_INDEX_MAX} />
        <Checkbox name="isActive" label={fields.isActive} hint={copy.activeHint} />
        {tag && <p>{copy.uses(numberText(tag.uses))}</p>}
      </Panel>
      {choice}
    </RowEditor>
  );
}

const EditHashTag = ({ id }: { id: string }) => (
  <FreshRow of={useQuery(hashTagQuery(id))}>{(tag) => <Editor key={tag._id} tag={tag} />}</FreshRow>
);

/** /console/hash-tags?edit=new|{id}: one hashtag, and merging it into another. */
export const HashTagEditor = ({ edited }: { edited: string }) =>
  edited === 'new' ? <Editor tag={undefined} /> : <EditHashTag key={edited} id={edited} />;
