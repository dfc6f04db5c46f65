import { QuestionType, recruitmentBounds as bounds } from '@ieum/contract/hiring/recruitments/enums.ts';
import { ActionIcon } from '@mantine/core';
import IconArrowDown from '~icons/tabler/arrow-down';
import IconArrowUp from '~icons/tabler/arrow-up';
import IconLock from '~icons/tabler/lock';
import IconPlus from '~icons/tabler/plus';
import IconTrash from '~icons/tabler/trash';
import { useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { sayKey } from '#lib/format/copy.ts';
import { Button } from '#ui/button/button.tsx';
import * as F from '#ui/form/fields/fields.ts';
import { announceMove, ReorderRow } from '#ui/reorder/reorder-row.tsx';
import { askRemoval } from '#ui/layer/ask-removal.ts';
import { toast } from '#ui/toast/toasts.ts';
import { questionCopy as copy } from '../fields/fields-copy.ts';
import styles from '../fields/fields.module.css';
import type { EditorForm } from '../form.ts';

const typeOptions = Object.values(QuestionType).map((value) => ({ value, label: copy.types[value] }));

function Choices({ index, isLocked }: { index: number; isLocked: boolean }) {
  const path = `questions.${index}.choices` as const;
  const { setValue, setFocus, getFieldState, formState } = useFormContext<EditorForm>();
  const choices = useWatch<EditorForm, typeof path>({ name: path });
  const fault = getFieldState(path, formState).error;
  const message = fault?.root?.message ?? fault?.message;
  /** The button just pressed may be gone with its choice, so the focus goes on to one that is there. */
  const change = (next: string[], focused: number) => {
    setValue(path, next, { shouldDirty: true });
    requestAnimationFrame(() => setFocus(`${path}.${Math.min(focused, next.length - 1)}`));
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{copy.choices}</legend>
      {choices.map((_, place) => (
        // A choice is nothing but its place and words.
        <div key={place} className={styles.choice}>
          <F.Text
            name={`${path}.${place}`}
            label={copy.choice(place + 1)}
            maxLength={bounds.choice}
            isDisabled={isLocked}
          />
          <ActionIcon
            variant="subtle"
            color="ink.6"
            size={44}
            disabled={isLocked || choices.length <= 2}
            aria-label={copy.removeChoice(place + 1)}
            onClick={() => {
              change(
                choices.filter((__, other) => other !== place),
                place,
              );
              if (choices[place])
                toast(copy.choiceRemoved(place + 1), { undo: () => change(choices, place) });
            }}
          >
            <IconTrash size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {message && <p className={styles.fault}>{sayKey(message)}</p>}
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

interface QuestionProps {
  index: number;
  count: number;
  isLocked: boolean;
  /** Drags the question and moves it by keys. */
  grip: ReactNode;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function Question({ index, count, isLocked, grip, onMove, onRemove }: QuestionProps) {
  const { setValue, getValues } = useFormContext<EditorForm>();
  const type = useWatch<EditorForm, `questions.${number}.type`>({ name: `questions.${index}.type` });
  const isChoice = type === QuestionType.MultipleChoice;
  const path = `questions.${index}.choices` as const;
  if (isChoice && getValues(path).length === 0) setValue(path, ['', '']);
  const number = index + 1;
  /** Moving a question in the document takes the focus from its button; it is given back. */
  const moving =
    (to: number) =>
    ({ currentTarget }: MouseEvent<HTMLElement>) => {
      if (to >= 0 && to < count) onMove(to);
      requestAnimationFrame(() => currentTarget.focus());
    };
  return (
    <article className={styles.question} aria-label={copy.nth(number)}>
      <header>
        {grip}
        <h3>{copy.nth(number)}</h3>
        <ActionIcon
          variant="subtle"
          color="ink.7"
          size={40}
          disabled={isLocked}
          aria-disabled={index === 0}
          aria-label={copy.up(number)}
          onClick={moving(index - 1)}
        >
          <IconArrowUp size={19} stroke={1.75} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="ink.7"
          size={40}
          disabled={isLocked}
          aria-disabled={index === count - 1}
          aria-label={copy.down(number)}
          onClick={moving(index + 1)}
        >
          <IconArrowDown size={19} stroke={1.75} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="ink.7"
          size={40}
          disabled={isLocked}
          aria-label={copy.remove(number)}
          onClick={onRemove}
        >
          <IconTrash size={19} stroke={1.75} aria-hidden />
        </ActionIcon>
      </header>
      <F.Select
        name={`questions.${index}.type`}
        label={copy.type}
        options={typeOptions}
        isDisabled={isLocked}
      />
      <F.Textarea
        name={`questions.${index}.question`}
        label={copy.text}
        rows={2}
        maxLength={bounds.question}
        hasCounter
        isDisabled={isLocked}
      />
      {isChoice && <Choices index={index} isLocked={isLocked} />}
      <F.Switch name={`questions.${index}.isRequired`} label={copy.required} isDisabled={isLocked} />
    </article>
  );
}

const emptyQuestion = { type: QuestionType.ShortAnswer, question: '', choices: [], isRequired: true };

/** 질문: asked before applying; they stay as they are once somebody has applied. */
export function QuestionsSection({ isLocked }: { isLocked: boolean }) {
  const list = useId();
  const addButton = useRef<HTMLButtonElement>(null);
  const { getValues } = useFormContext<EditorForm>();
  const { fields, append, insert, move, remove } = useFieldArray<EditorForm, 'questions', 'key'>({
    name: 'questions',
    keyName: 'key',
  });
  const moveTo = (from: number, to: number) => {
    move(from, to);
    announceMove(copy.nth(from + 1), to, fields.length);
  };
  const removeAt = async (index: number) => {
    // It may be gone on the server by the time it is put back, so it comes back as a new one.
    const { _id, ...taken } = structuredClone(getValues(`questions.${index}`));
    const hasContent = [taken.question, ...taken.choices].some((words) => words.trim() !== '');
    if (!(await askRemoval(copy.nth(index + 1), hasContent))) return;
    remove(index);
    toast(copy.removed(index + 1), { undo: () => insert(index, taken) });
    requestAnimationFrame(() => addButton.current?.focus());
  };
  return (
    <>
      {isLocked ? (
        <p className={styles.warning}>
          <IconLock size={17} aria-hidden />
          {copy.locked}
        </p>
      ) : (
        <p className={styles.hint}>{copy.hint}</p>
      )}
      {fields.map(({ key }, index) => (
        <ReorderRow
          key={key}
          list={list}
          index={index}
          count={fields.length}
          name={copy.nth(index + 1)}
          isLocked={isLocked}
          onMove={moveTo}
        >
          {(grip) => (
            <Question
              index={index}
              count={fields.length}
              isLocked={isLocked}
              grip={grip}
              onMove={(to) => moveTo(index, to)}
              onRemove={() => void removeAt(index)}
            />
          )}
        </ReorderRow>
      ))}
      {fields.length < bounds.questions && !isLocked && (
        <Button
          ref={addButton}
          kind="default"
          isWide
          className={styles.add}
          icon={<IconPlus size={17} aria-hidden />}
          onClick={() => append(emptyQuestion)}
        >
          {copy.add}
        </Button>
      )}
    </>
  );
}
