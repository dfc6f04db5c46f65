import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import { fullMomentText } from '#lib/format/dates.ts';
import { Stack } from '#ui/box/stack.tsx';
import { Hint } from '#ui/text/hint.tsx';
import { runAction } from '#ui/action/run-action.ts';
import { StatusBadge } from '#ui/badge/status-badge.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { FileRow } from '#ui/files/file-drop.tsx';
import { BackLink } from '#ui/layout/back-link.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { QueryView } from '#ui/state/query-view.tsx';
import { PageSkeleton } from '#ui/state/skeleton.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { categoryText } from '../category-text.ts';
import { copy as shared } from '../copy.ts';
import { copy } from './copy.ts';
import { ownQuestionQuery, useRemoveQuestion, type Question } from './data.ts';
import styles from './own-questions.module.css';
import { QuestionForm } from './question-form.tsx';
import { SatisfactionForm } from './satisfaction-form.tsx';
import { questionLooks } from '../states-copy.ts';

const LIST = '/dashboard/queries';
const { one: texts } = copy;

function WaitingActions({ id }: { id: string }) {
  const navigate = useNavigate();
  const remove = useRemoveQuestion();
  const removeQuestion = async () => {
    const isDone = await runAction({
      ask: {
        title: texts.removeTitle,
        body: texts.removeBody,
        confirmLabel: texts.remove,
        tone: 'danger',
      },
      run: () => remove.mutateAsync(id),
      done: texts.removed,
    });
    if (isDone) await navigate(LIST);
  };
  return (
    <>
      <Button kind="default" onClick={removeQuestion}>
        {texts.remove}
      </Button>
      <ButtonLink kind="default" to="?edit">
        {texts.edit}
      </ButtonLink>
    </>
  );
}

const QuestionFacts = ({ question }: { question: Question }) => (
  <Panel title={texts.question}>
    <Hint>
      {categoryText(question.category)} · {fullMomentText(question.createdAt)}
    </Hint>
    <p className={styles.text}>
      <MemberText>{question.content}</MemberText>
    </p>
    {question.files.length > 0 && (
      <ul className={styles.files} aria-label={shared.files}>
        {question.files.map(({ _id, name, size, url }) => (
          <li key={_id}>
            <FileRow name={name} size={size} href={url} />
          </li>
        ))}
      </ul>
    )}
  </Panel>
);

const Answer = ({ question }: { question: Question }) => (
  <section className={styles.answer} aria-labelledby="answer">
    <h2 id="answer">{question.reply === null ? texts.waiting : texts.answer}</h2>
    {question.reply === null ? (
      <p className={styles.text}>{texts.waitingHint[question.noticeBy]}</p>
    ) : (
      <>
        <Hint>
          {texts.by}
          {question.repliedAt && ` · ${fullMomentText(question.repliedAt)}`}
        </Hint>
        <p className={styles.text}>
          <MemberText>{question.reply}</MemberText>
        </p>
      </>
    )}
  </section>
);

const QuestionView = ({ question }: { question: Question }) => (
  <>
    <PageHeader
      title={question.subject}
      status={<StatusBadge states={questionLooks} value={question.state} />}
      actions={question.state === 'ANSWER_AWAITING' && <WaitingActions id={question._id} />}
    />
    <Stack gap={16}>
      <QuestionFacts question={question} />
      <Answer question={question} />
      {question.state === 'ANSWER_COMPLETE' && <SatisfactionForm question={question} />}
    </Stack>
  </>
);

function EditQuestion({ question }: { question: Question }) {
  const navigate = useNavigate();
  const address = `${LIST}/${question._id}`;
  return (
    <>
      <PageHeader title={copy.form.editTitle} />
      <QuestionForm
        question={question}
        cancel={address}
        onSaved={() => navigate(address, { replace: true })}
      />
    </>
  );
}

/** /dashboard/queries/{_question}: what was asked, the answer, and how helpful it was; `list` is the list. */
export function QuestionScreen() {
  const { _question: id = '' } = useParams();
  return id === 'list' ? <Navigate to={LIST} replace /> : <OneQuestion id={id} />;
}

function OneQuestion({ id }: { id: string }) {
  const [parameters] = useSearchParams();
  const query = useQuery(ownQuestionQuery(id));
  return (
    <>
      <BackLink to={LIST}>{copy.form.back}</BackLink>
      <QueryView of={query} waiting={<PageSkeleton />}>
        {(question) =>
          parameters.has('edit') && question.state === 'ANSWER_AWAITING' ? (
            <EditQuestion question={question} />
          ) : (
            <QuestionView question={question} />
          )
        }
      </QueryView>
    </>
  );
}
