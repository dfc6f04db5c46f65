import { zodResolver } from '@hookform/resolvers/zod';
import { BoardCodeDraft as BoardCodeDraftSchema } from '@ieum/contract/content/boards/code-draft.ts';
import { boardBounds, boardReaders, boardWriters } from '@ieum/contract/content/boards/enums.ts';
import { boardGroupTexts } from '@ieum/contract/content/boards/texts.ts';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { levelsQuery } from '#features/account/levels/data.ts';
import { say } from '#lib/format/copy.ts';
import { describeConflictBy } from '#ui/form/conflict-difference.ts';
import { Chips } from '#ui/form/fields/chips.tsx';
import { Choices } from '#ui/form/fields/choices.tsx';
import { Checkbox } from '#ui/form/fields/checkbox.tsx';
import { Text } from '#ui/form/fields/text.tsx';
import { RowSheet } from '#ui/row-form/row-sheet.tsx';
import { copy } from './codes-copy.ts';
import { useRemoveCode, useSaveCode, type BoardCodeDraft, type ConsoleBoardCode } from './data.ts';

const { fields } = copy;

const newCode: BoardCodeDraft = {
  code: '',
  name: { ko: '', en: '', cn: '' },
  readers: 'ANYONE',
  writers: 'CONSOLE',
  _levels: [],
  allowsComments: true,
  isActive: true,
};

function valuesOf(row: ConsoleBoardCode | undefined): BoardCodeDraft {
  if (!row) return newCode;
  const { code, name, readers, writers, _levels, allowsComments, isActive } = row;
  return { code, name, readers, writers, _levels, allowsComments, isActive };
}
const resolver = zodResolver(BoardCodeDraftSchema);
const describe = describeConflictBy({
  code: fields.code,
  name: fields.nameKo,
  readers: fields.readers,
  writers: fields.writers,
  _levels: fields.levels,
  allowsComments: fields.allowsComments,
  isActive: fields.isActive,
});

const optionsOf = (groups: readonly (keyof typeof boardGroupTexts)[]) =>
  groups.map((value) => ({ value, label: say(boardGroupTexts[value]) }));
const readers = optionsOf(boardReaders);
const writers = optionsOf(boardWriters);

function Levels() {
  const [read, write] = useWatch<BoardCodeDraft, ['readers', 'writers']>({ name: ['readers', 'writers'] });
  const { data: levels = [] } = useQuery({ ...levelsQuery, enabled: [read, write].includes('LEVELS') });
  if (![read, write].includes('LEVELS')) return null;
  const options = levels.map(({ _id, name }) => ({ value: _id, label: name }));
  return <Chips name="_levels" label={fields.levels} options={options} />;
}

const Rights = () => (
  <>
    <Text name="code" label={fields.code} hint={fields.codeHint} maxLength={boardBounds.code} />
    <Choices name="readers" label={fields.readers} options={readers} />
    <Choices name="writers" label={fields.writers} options={writers} />
    <Levels />
    <Checkbox name="allowsComments" label={fields.allowsComments} />
    <Checkbox name="isActive" label={fields.isActive} />
  </>
);

interface CodeSheetProps {
  code: ConsoleBoardCode | undefined;
  mayWrite: boolean;
  onClose: () => void;
}

/** The form of a new or an existing board. */
export function CodeSheet({ code, mayWrite, onClose }: CodeSheetProps) {
  const save = useSaveCode();
  const remove = useRemoveCode();
  const isRemovable = code && !code.isPage;
  return (
    <RowSheet<BoardCodeDraft, BoardCodeDraft, ConsoleBoardCode>
      kind="board-code"
      row={code}
      valuesOf={valuesOf}
      resolver={resolver}
      describe={describe}
      save={save.mutateAsync}
      isSaving={save.isPending}
      nameOf={({ name }) => name.ko}
      texts={copy}
      mayWrite={mayWrite}
      removal={
        isRemovable
          ? { texts: copy.remove, name: code.name.ko, run: () => remove.mutateAsync(code._id) }
          : undefined
      }
      onClose={onClose}
    >
      <Text name="name.ko" label={fields.nameKo} maxLength={boardBounds.name} />
      <Text
        name="name.en"
        label={fields.nameEn}
        hint={fields.otherHint}
        maxLength={boardBounds.name}
        isOptional
      />
      <Text
        name="name.cn"
        label={fields.nameCn}
        hint={fields.otherHint}
        maxLength={boardBounds.name}
        isOptional
      />
      {code?.isPage ? <p>{copy.pageHint}</p> : <Rights />}
    </RowSheet>
  );
}
