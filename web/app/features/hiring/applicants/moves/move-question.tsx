import { UNDO_SECONDS } from '@ieum/contract/hiring/applicants/enums.ts';
import { ApplicationStage } from '@ieum/contract/hiring/applications/enums.ts';
import type { Closing } from '@ieum/contract/hiring/recruitments/schemas.ts';
import { RecruitmentState, MoveNotice } from '@ieum/contract/hiring/recruitments/enums.ts';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { closingQuery, ownRecruitmentQuery } from '#features/hiring/recruitments/own/data.ts';
import { closingText } from '#features/hiring/recruitments/own/closing-text.ts';
import { meQuery } from '#lib/session/me.ts';
import { Button } from '#ui/button/button.tsx';
import { focusFirstInvalid } from '#ui/form/focus-invalid.ts';
import { Sheet } from '#ui/layer/sheet.tsx';
import { RadioGroup } from '#ui/choice/radio-group.tsx';
import type { Card, MoveChoice } from './move-calls.ts';
import { ErrorState } from '#ui/state/error-state.tsx';
import styles from './move-question.module.css';
import { noticeCopy as copy } from './notice-copy.ts';
import { answersTo } from './stage-notices.ts';
import { stageName } from '../texts.ts';
import type { ApplicantExtensions } from '../applicant-extensions.ts';

/** A move that waits for the choice of notifications. */
export interface MoveQuestion {
  cards: readonly Card[];
  stage: ApplicationStage;
  /** Nothing cancels the move. */
  answer: (choice: MoveChoice | undefined) => void;
}

interface MoveQuestionProps {
  recruitmentId: string;
  question: MoveQuestion;
}

const titleOf = ({ cards: [first, ...others], stage }: MoveQuestion): string =>
  first && others.length === 0
    ? copy.askOne(first.person.name, stageName(stage))
    : copy.askMany(others.length + 1, stageName(stage));

/** Which applicants closing would affect once these are accepted. */
function closingAfter(closing: Closing, cards: readonly Card[]): Closing {
  const eliminated = cards.filter(({ stage }) => stage === ApplicationStage.Eliminated).length;
  const waiting = closing.waiting - (cards.length - eliminated);
  return {
    ...closing,
    waiting: Math.max(0, waiting),
    eliminated: Math.max(0, closing.eliminated - eliminated),
  };
}

type RecruitmentAnswer = 'CLOSE' | 'KEEP';

interface RecruitmentChoiceProps extends MoveQuestionProps {
  value: RecruitmentAnswer | undefined;
  onChange: (value: RecruitmentAnswer) => void;
  error: string | undefined;
}

/** Whether a recruitment that closes on hiring is closed now, and who would be notified of what. */
function RecruitmentChoice({ recruitmentId, question, ...rest }: RecruitmentChoiceProps) {
  const { data, error, refetch } = useQuery(closingQuery(recruitmentId));
  const counting = error ? copy.notCounted : copy.counting;
  const closing = data ? closingText(closingAfter(data, question.cards)) : counting;
  return (
    <>
      <RadioGroup<RecruitmentAnswer>
        look="boxes"
        legend={copy.toRecruitment}
        options={[
          { value: 'CLOSE', label: copy.close, description: closing },
          { value: 'KEEP', label: copy.keepOpen, description: copy.keepOpenText },
        ]}
        {...rest}
      />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
    </>
  );
}

const Answers = ({ onCancel }: { onCancel: () => void }) => (
  <>
    <p className={styles.hint}>{copy.undoHint(UNDO_SECONDS)}</p>
    <div className={styles.actions}>
      <Button kind="default" onClick={onCancel}>
        {copy.cancel}
      </Button>
      <Button type="submit">{copy.move}</Button>
    </div>
  </>
);

type SheetProps = MoveQuestionProps & Pick<ApplicantExtensions, 'elimination'>;

/** The notice that modules above show before an elimination. */
const Elimination = ({ recruitmentId, question: { cards, stage }, elimination: Note }: SheetProps) =>
  Note && stage === ApplicationStage.Eliminated && <Note recruitmentId={recruitmentId} applicants={cards} />;

const noticeOptions = (texts: ReturnType<typeof answersTo>) => [
  { value: MoveNotice.Send, label: copy.send, description: texts.send },
  { value: MoveNotice.None, label: copy.none, description: texts.none },
];

/**
 * Asks before a decision whether the applicants are notified, and whether the recruitment is closed with
 * it.
 */
export function MoveQuestionSheet({ recruitmentId, question, elimination }: SheetProps) {
  const { data: recruitment } = useQuery(ownRecruitmentQuery(recruitmentId));
  const { data: me } = useQuery(meQuery);
  const [notice, setNotice] = useState<MoveNotice>();
  const [ending, setEnding] = useState<RecruitmentAnswer>();
  const [isSubmitted, setSubmitted] = useState(false);
  const { stage, answer } = question;
  const mayClose =
    stage === ApplicationStage.Accepted &&
    recruitment?.state === RecruitmentState.Ongoing &&
    recruitment.application.closesOnHiring;
  const missing = (value: unknown) => (isSubmitted && !value ? copy.chooseOne : undefined);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setSubmitted(true);
    requestAnimationFrame(() => focusFirstInvalid(form));
    if (notice && (ending || !mayClose))
      answer({ notice, ...(mayClose && { closesRecruitment: ending === 'CLOSE' }) });
  };
  return (
    <Sheet title={titleOf(question)} side="centre" size="wide" onClose={() => answer(undefined)}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <Elimination recruitmentId={recruitmentId} question={question} elimination={elimination} />
        <RadioGroup<MoveNotice>
          look="boxes"
          legend={copy.toApplicant}
          options={noticeOptions(answersTo({ stage, recruitment, company: me?.company?.name ?? '' }))}
          value={notice}
          onChange={setNotice}
          error={missing(notice)}
          hasAutofocus
        />
        {mayClose && (
          <RecruitmentChoice
            recruitmentId={recruitmentId}
            question={question}
            value={ending}
            onChange={setEnding}
            error={missing(ending)}
          />
        )}
        <Answers onCancel={() => answer(undefined)} />
      </form>
    </Sheet>
  );
}
