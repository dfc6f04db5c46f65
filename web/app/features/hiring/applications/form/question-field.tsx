import type { Answer } from '@ieum/contract/hiring/applications/schemas.ts';
import { applicationTexts as m } from '@ieum/contract/hiring/applications/texts.ts';
import IconAlertCircle from '~icons/tabler/alert-circle';
import { useId } from 'react';
import { say } from '#lib/format/copy.ts';
import { RadioGroup } from '#ui/choice/radio-group.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { copy } from './copy.ts';
import styles from './question-field.module.css';

interface QuestionFieldProps {
  question: Answer;
  number: number;
  response: string;
  onChange: (response: string) => void;
  isFaulty: boolean;
}

const MAX = { SHORT_ANSWER: 200, DESCRIPTIVE: 2000 } as const;

/** The id of the element that is focused when an answer is missing. */
export const questionFieldId = (questionId: string): string => `question-${questionId}`;

interface InputProps extends Omit<QuestionFieldProps, 'number' | 'isFaulty'> {
  describedBy: string | undefined;
  labelId: string;
}

const Choices = ({ question, response, onChange, labelId, describedBy }: InputProps) => (
  <RadioGroup
    look="boxes"
    labelledBy={labelId}
    describedBy={describedBy}
    firstId={questionFieldId(question._question)}
    options={question.choices.map((choice) => ({ value: choice, label: choice }))}
    value={response}
    onChange={onChange}
  />
);

function TextAnswer({ question, response, onChange, labelId, describedBy }: InputProps) {
  const isLong = question.type === 'DESCRIPTIVE';
  const max = isLong ? MAX.DESCRIPTIVE : MAX.SHORT_ANSWER;
  const shared = {
    id: questionFieldId(question._question),
    // The heading names it.
    label: undefined,
    value: response,
    maxLength: max,
    isInvalid: describedBy !== undefined,
    'aria-labelledby': labelId,
    'aria-describedby': describedBy,
    'aria-required': question.isRequired,
  };
  return (
    <>
      {isLong ? (
        <TextArea {...shared} rows={4} onChange={(event) => onChange(event.currentTarget.value)} />
      ) : (
        <TextField {...shared} size="md" onChange={(event) => onChange(event.currentTarget.value)} />
      )}
      <p className={styles.under}>
        <span>{isLong && copy.descriptiveHint}</span>
        <span className="number" data-near={response.length >= max * 0.95 || undefined}>
          {copy.lengthOf(response.length.toLocaleString(), max.toLocaleString())}
        </span>
      </p>
    </>
  );
}

/** One question of the recruitment with the input of its kind. */
export function QuestionField({ number, isFaulty, ...props }: QuestionFieldProps) {
  const id = useId();
  const { question } = props;
  const input = { ...props, labelId: `${id}-label`, describedBy: isFaulty ? `${id}-error` : undefined };
  return (
    <section className={styles.question} data-faulty={isFaulty || undefined}>
      <h3 id={`${id}-label`}>
        <b className="number">{number}</b>
        <span>
          <MemberText>{question.question}</MemberText> {!question.isRequired && <em>{copy.optional}</em>}
        </span>
      </h3>
      {question.type === 'MULTIPLE_CHOICE' ? <Choices {...input} /> : <TextAnswer {...input} />}
      {isFaulty && (
        <p id={`${id}-error`} className={styles.error}>
          <IconAlertCircle size={15} aria-hidden />
          {say(m.answerRequired)}
        </p>
      )}
    </section>
  );
}
