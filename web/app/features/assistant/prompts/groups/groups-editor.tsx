import { PROMPTS_MAX, groupBounds } from '@ieum/contract/foundation/settings/enums.ts';
import IconDots from '~icons/tabler/dots';
import IconPlus from '~icons/tabler/plus';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFieldArray, useForm, useFormContext } from 'react-hook-form';
import { numberText } from '#lib/format/money.ts';
import { useRights } from '#lib/session/rights.ts';
import { Button } from '#ui/button/button.tsx';
import { describeConflictBy } from '#ui/form/conflict-difference.ts';
import { lazyResolver } from '#ui/form/lazy-resolver.ts';
import { Text } from '#ui/form/fields/text.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { ActionMenu, type MenuAction } from '#ui/popup/action-menu.tsx';
import { OrderedList } from '#ui/reorder/ordered-list.tsx';
import { RowEditor } from '#ui/row-form/row-editor.tsx';
import { useRowForm } from '#ui/row-form/row-form.ts';
import { FreshRow } from '#ui/state/fresh-row.tsx';
import { LIST } from '../console/addresses.ts';
import { groupsQuery, useSaveGroups, type PromptGroups } from '../console/data.ts';
import { copy } from './copy.ts';
import styles from './groups-editor.module.css';
import { positionAfterMove } from './position-after-move.ts';
import type { GroupsValues } from './rules.ts';

const resolver = lazyResolver<GroupsValues>(async () => (await import('./rules.ts')).resolveGroups);
const knownOf = ({ groups, version }: PromptGroups) => ({
  version,
  values: { groups: groups.map(({ text, value }) => ({ text, value })) },
});
const textsOf = (groups: unknown): string[] =>
  Array.isArray(groups) ? groups.map(({ text }: { text: string }) => text) : [];
const describe = describeConflictBy({ groups: copy.groups }, { groups: textsOf });

interface GroupProps {
  index: number;
  grip: ReactNode;
  moves: readonly MenuAction[];
  /** How many prompts it has; undefined for a new group. */
  count: number | undefined;
  name: string;
  onRemove: () => void;
}

const Group = ({ index, grip, moves, count, name, onRemove }: GroupProps) => (
  <div className={styles.group}>
    {grip}
    <div className={styles.name}>
      <Text name={`groups.${index}.text`} label={copy.name(index + 1)} maxLength={groupBounds.text} />
    </div>
    <span className={styles.count}>{count === undefined ? copy.fresh : copy.count(numberText(count))}</span>
    <ActionMenu
      label={copy.actionsOf(name)}
      look="icon"
      align="end"
      items={[
        ...moves,
        { key: 'remove', label: copy.remove, isDisabled: (count ?? 0) > 0, onChoose: onRemove },
      ]}
    >
      <IconDots size={20} aria-hidden />
    </ActionMenu>
  </div>
);

function useGroups(all: PromptGroups) {
  const { fields, append, remove, move } = useFieldArray<GroupsValues, 'groups'>({ name: 'groups' });
  const { watch } = useFormContext<GroupsValues>();
  const written = watch('groups');
  const indexOf = ({ id }: { id: string }) => fields.findIndex((field) => field.id === id);
  const reorder = async (ids: readonly string[]) => {
    const place = positionAfterMove(
      fields.map(({ id }) => id),
      ids,
    );
    if (place) move(place.from, place.to);
  };
  return {
    fields,
    indexOf,
    nameOf: (field: { id: string }) => written[indexOf(field)]?.text || copy.unnamed(indexOf(field) + 1),
    countOf: (value: string) => all.groups.find((group) => group.value === value)?.count,
    reorder,
    remove,
    add: () => append({ text: '', value: '' }),
  };
}

function Groups({ all }: { all: PromptGroups }) {
  const { fields, indexOf, nameOf, countOf, reorder, remove, add } = useGroups(all);
  return (
    <Panel title={copy.panel}>
      <p className={styles.hint}>{fields.length === 0 ? copy.none : copy.hint}</p>
      <div className={styles.fields}>
        <OrderedList
          list="prompt-groups"
          rows={fields}
          idOf={({ id }) => id}
          nameOf={nameOf}
          onOrder={reorder}
        >
          {(field, place) => (
            <Group
              index={indexOf(field)}
              count={countOf(field.value)}
              name={nameOf(field)}
              onRemove={() => remove(indexOf(field))}
              {...place}
            />
          )}
        </OrderedList>
        {fields.length < PROMPTS_MAX && (
          <Button kind="default" size="sm" icon={<IconPlus size={17} aria-hidden />} onClick={add}>
            {copy.add}
          </Button>
        )}
      </div>
    </Panel>
  );
}

function Editor({ all }: { all: PromptGroups }) {
  const save = useSaveGroups();
  const mayWrite = useRights().may('content.write');
  const form = useForm<GroupsValues>({ resolver, defaultValues: knownOf(all).values });
  const { submit, choice } = useRowForm<GroupsValues, GroupsValues, PromptGroups>({
    form,
    draftKey: 'prompt-groups',
    row: all,
    knownOf,
    describe,
    save: ({ groups }, known) => save.mutateAsync({ groups, version: known?.version }),
    savedText: () => copy.saved,
    list: LIST,
  });
  return (
    <RowEditor
      form={form}
      onSubmit={submit}
      texts={{ title: copy.title, back: copy.back, save: copy.save }}
      list={LIST}
      isSaving={save.isPending}
      mayWrite={mayWrite}
    >
      <Groups all={all} />
      {choice}
    </RowEditor>
  );
}

/** /console/chat/prompts?edit=groups: the groups of prompts, their names and their order. */
export const GroupsEditor = () => (
  <FreshRow of={useQuery({ ...groupsQuery, refetchOnMount: 'always', refetchOnWindowFocus: false })}>
    {(all) => <Editor all={all} />}
  </FreshRow>
);
