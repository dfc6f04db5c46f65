import { QuestionType, recruitmentBounds as bounds } from '@ieum/contract/hiring/recruitments/enums.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import IconArrowDown from '~icons/tabler/arrow-down';
import IconArrowUp from '~icons/tabler/arrow-up';
import IconTrash from '~icons/tabler/trash';
import type { MouseEvent, ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Area } from '#ui/form/fields/area.tsx';
import { Select } from '#ui/form/fields/select.tsx';
import { Switch } from '#ui/form/fields/switch.tsx';
import { questionCopy as copy } from '../fields/fields-copy.ts';
import styles from '../fields/fields.module.css';
import type { EditorForm } from '../editor-form.ts';
import { QuestionChoices } from './question-choices.tsx';

const typeOptions = Object.values(QuestionType).map((value) => ({ value, label: copy.types[value] }));

interface QuestionProps {
  index: number;
  count: number;
  isLocked: boolean;
  /** The handle that drags the question and moves it by keys. */
  grip: ReactNode;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function QuestionHeader({ index, count, isLocked, grip, onMove, onRemove }: QuestionProps) {
  const number = index + 1;
  /** Moving a question in the document removes the focus from its button, so it is restored. */
  const moving =
    (to: number) =>
    ({ currentTarget }: MouseEvent<HTMLElement>) => {
      if (to >= 0 && to < count) onMove(to);
      requestAnimationFrame(() => currentTarget.focus());
    };
  return (
    <header>
      {grip}
      <h3>{copy.nth(number)}</h3>
      <IconButton
        disabled={isLocked}
        aria-disabled={index === 0}
        label={copy.up(number)}
        onClick={moving(index - 1)}
      >
        <IconArrowUp size={19} stroke={1.75} aria-hidden />
      </IconButton>
      <IconButton
        disabled={isLocked}
        aria-disabled={index === count - 1}
        label={copy.down(number)}
        onClick={moving(index + 1)}
      >
        <IconArrowDown size={19} stroke={1.75} aria-hidden />
      </IconButton>
      <IconButton disabled={isLocked} label={copy.remove(number)} onClick={onRemove}>
        <IconTrash size={19} stroke={1.75} aria-hidden />
      </IconButton>
    </header>
  );
}

/** One question of a recruitment: its kind, its text and its possible answers. */
export function Question(props: QuestionProps) {
  const { index, isLocked } = props;
  const { setValue, getValues } = useFormContext<EditorForm>();
  const type = useWatch<EditorForm, `questions.${number}.type`>({ name: `questions.${index}.type` });
  const isChoice = type === QuestionType.MultipleChoice;
  const path = `questions.${index}.choices` as const;
  if (isChoice && getValues(path).length === 0) setValue(path, ['', '']);
  return (
    <article className={styles.question} aria-label={copy.nth(index + 1)}>
      <QuestionHeader {...props} />
      <Select
        name={`questions.${index}.type`}
        label={copy.type}
        options={typeOptions}
        isDisabled={isLocked}
      />
      <Area
        name={`questions.${index}.question`}
        label={copy.text}
        rows={2}
        maxLength={bounds.question}
        hasCounter
        isDisabled={isLocked}
      />
      {isChoice && <QuestionChoices index={index} isLocked={isLocked} />}
      <Switch name={`questions.${index}.isRequired`} label={copy.required} isDisabled={isLocked} />
    </article>
  );
}
