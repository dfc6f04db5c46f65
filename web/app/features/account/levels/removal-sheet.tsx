import { useState } from 'react';
import { numberText } from '#lib/format/money.ts';
import { runAction } from '#ui/action/run-action.ts';
import { Button } from '#ui/button/button.tsx';
import { uiCopy } from '#ui/state/copy.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import { Sheet } from '#ui/layer/sheet.tsx';
import { copy } from './copy.ts';
import { useRemoveLevel, type Level } from './data.ts';

const { removal: texts } = copy;

interface RemovalSheetProps {
  level: Level;
  /** The levels to which its members can be moved. */
  others: readonly Level[];
  onClose: () => void;
}

/** Asks for confirmation before a level is deleted, and to which level its members are moved. */
export function RemovalSheet({ level, others, onClose }: RemovalSheetProps) {
  const remove = useRemoveLevel();
  const [moveTo, setMoveTo] = useState(others.find(({ isDefault }) => isDefault)?._id ?? '');
  const hasMembers = level.memberCount > 0;
  const removeLevel = async () => {
    const isDone = await runAction({
      run: () => remove.mutateAsync({ id: level._id, moveTo: hasMembers ? moveTo : undefined }),
      done: texts.done(level.name),
    });
    if (isDone) onClose();
  };
  return (
    <Sheet
      title={texts.title(level.name)}
      subtitle={hasMembers ? texts.members(numberText(level.memberCount)) : texts.empty}
      side="centre"
      onClose={onClose}
      footer={
        <>
          <Button kind="default" onClick={onClose}>
            {uiCopy.cancel}
          </Button>
          <Button kind="danger" isLoading={remove.isPending} onClick={() => removeLevel()}>
            {texts.act}
          </Button>
        </>
      }
    >
      {hasMembers && (
        <SelectField
          label={texts.moveTo}
          value={moveTo}
          options={others.map(({ _id, name }) => ({ value: _id, label: name }))}
          onChange={setMoveTo}
        />
      )}
    </Sheet>
  );
}
