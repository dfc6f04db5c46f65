import { QuestionType, recruitmentBounds as bounds } from '@ieum/contract/hiring/recruitments/enums.ts';
import IconLock from '~icons/tabler/lock';
import IconPlus from '~icons/tabler/plus';
import { useId, useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Hint } from '#ui/text/hint.tsx';
import { Button } from '#ui/button/button.tsx';
import { announceMove, ReorderRow } from '#ui/reorder/reorder-row.tsx';
import { askRemoval } from '#ui/layer/ask-removal.ts';
import { toast } from '#ui/toast/toasts.ts';
import { questionCopy as copy } from '../fields/fields-copy.ts';
import styles from '../fields/fields.module.css';
import type { EditorForm } from '../editor-form.ts';
import { Question } from './question.tsx';

const emptyQuestion = { type: QuestionType.ShortAnswer, question: '', choices: [], isRequired: true };

/** The list of questions with its actions; a removed one can be restored. */
function useQuestions() {
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
    // It may have been deleted on the server when it is restored, so it is restored as a new one.
    const { _id, ...taken } = structuredClone(getValues(`questions.${index}`));
    const hasContent = [taken.question, ...taken.choices].some((texts) => texts.trim() !== '');
    if (!(await askRemoval(copy.nth(index + 1), hasContent))) return;
    remove(index);
    toast(copy.removed(index + 1), { undo: () => insert(index, taken) });
    requestAnimationFrame(() => addButton.current?.focus());
  };
  return { fields, add: () => append(emptyQuestion), moveTo, removeAt, addButton };
}

const Note = ({ isLocked }: { isLocked: boolean }) =>
  isLocked ? (
    <p className={styles.warning}>
      <IconLock size={17} aria-hidden />
      {copy.locked}
    </p>
  ) : (
    <Hint size="note">{copy.hint}</Hint>
  );

/** 질문: asked before applying; they cannot be changed once somebody has applied. */
export function QuestionsSection({ isLocked }: { isLocked: boolean }) {
  const list = useId();
  const { fields, add, moveTo, removeAt, addButton } = useQuestions();
  return (
    <>
      <Note isLocked={isLocked} />
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
          onClick={add}
        >
          {copy.add}
        </Button>
      )}
    </>
  );
}
