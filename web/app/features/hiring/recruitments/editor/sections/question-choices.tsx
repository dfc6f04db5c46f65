import { recruitmentBounds as bounds } from '@ieum/contract/hiring/recruitments/enums.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import IconPlus from '~icons/tabler/plus';
import IconTrash from '~icons/tabler/trash';
import { useFormContext, useWatch } from 'react-hook-form';
import { sayKey } from '#lib/format/copy.ts';
import { Button } from '#ui/button/button.tsx';
import { Text } from '#ui/form/fields/text.tsx';
import { toast } from '#ui/toast/toasts.ts';
import { questionCopy as copy } from '../fields/fields-copy.ts';
import styles from '../fields/fields.module.css';
import type { EditorForm } from '../editor-form.ts';

interface ChoiceProps {
  name: `questions.${number}.choices.${number}`;
  number: number;
  isLocked: boolean;
  isRemovable: boolean;
  onRemove: () => void;
}

const Choice = ({ name, number, isLocked, isRemovable, onRemove }: ChoiceProps) => (
  <div className={styles.choice}>
    <Text name={name} label={copy.choice(number)} maxLength={bounds.choice} isDisabled={isLocked} />
    <IconButton disabled={!isRemovable} label={copy.removeChoice(number)} onClick={onRemove}>
      <IconTrash size={18} stroke={1.75} aria-hidden />
    </IconButton>
  </div>
);

/** The answers that a question offers: two or more. */
export function QuestionChoices({ index, isLocked }: { index: number; isLocked: boolean }) {
  const path = `questions.${index}.choices` as const;
  const { setValue, setFocus, getFieldState, formState } = useFormContext<EditorForm>();
  const choices = useWatch<EditorForm, typeof path>({ name: path });
  const error = getFieldState(path, formState).error;
  const message = error?.root?.message ?? error?.message;
  /** The pressed button may have been removed with its choice, so a neighbour gets the focus. */
  const change = (next: string[], focused: number) => {
    setValue(path, next, { shouldDirty: true });
    requestAnimationFrame(() => setFocus(`${path}.${Math.min(focused, next.length - 1)}`));
  };
  const removeAt = (at: number) => {
    change(
      choices.filter((_, other) => other !== at),
      at,
    );
    if (choices[at]) toast(copy.choiceRemoved(at + 1), { undo: () => change(choices, at) });
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{copy.choices}</legend>
      {choices.map((_, at) => (
        <Choice
          // A choice has no id: it is its position and its text.
          key={at}
          name={`${path}.${at}`}
          number={at + 1}
          isLocked={isLocked}
          isRemovable={!isLocked && choices.length > 2}
          onRemove={() => removeAt(at)}
        />
      ))}
      {message && <p className={styles.error}>{sayKey(message)}</p>}
      {choices.length < bounds.choices && !isLocked && (
        <Button
          kind="subtle"
          size="sm"
          icon={<IconPlus size={16} aria-hidden />}
          onClick={() => change([...choices, ''], choices.length)}
        >
          {copy.addChoice}
        </Button>
      )}
    </fieldset>
  );
}
