import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { fullMomentText } from '#lib/format/dates.ts';
import { runAction } from '#ui/action/run-action.ts';
import { StatusBadge } from '#ui/badge/status-badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Written } from '#ui/text/written.tsx';
import { AnswerPanel, Files, Part } from '../answering/answer-panel.tsx';
import styles from '../answering/answer-panel.module.css';
import { ContactCard } from '../answering/contact-card.tsx';
import { Waited } from '../answering/waited.tsx';
import { categoryText } from '../category-text.ts';
import { AssigneeField } from './assignee-field.tsx';
import { copy } from './copy.ts';
import {
  questionQuery,
  useDisclose,
  useRemoveQuestion,
  type ConsoleQuestion,
  type ConsoleQuestionRow,
} from './data.ts';
import { ReplyForm } from './reply-form.tsx';

const { panel: words } = copy;

const Asked = ({ question }: { question: ConsoleQuestion }) => (
  <Part title={words.question}>
    <p className={styles.about}>
      <StatusBadge domain="inquiry" value={question.state} /> {categoryText(question.category)} ·{' '}
      {fullMomentText(question.createdAt)}{' '}
      {question.state === 'ANSWER_AWAITING' && <Waited since={question.createdAt} />}
    </p>
    <p className={styles.text}>
      <Written>{question.content}</Written>
    </p>
    <Files files={question.files} />
  </Part>
);

function Asker({ question }: { question: ConsoleQuestion }) {
  const disclose = useDisclose();
  return (
    <Part title={words.member}>
      <ContactCard
        contact={{ name: question.user.name, ...question.contact }}
        facts={[[words.username, question.user.username]]}
        disclose={(reason) => disclose.mutateAsync({ id: question._id, reason })}
      >
        <Link to={`/console/users/${question._user}`}>{words.open}</Link>
      </ContactCard>
    </Part>
  );
}

const Rating = ({ satisfaction }: Pick<ConsoleQuestion, 'satisfaction'>) =>
  satisfaction && (
    <p className={styles.about}>
      {words.satisfaction(satisfaction.score)}
      {satisfaction.comment && (
        <>
          {' · '}
          <Written>{satisfaction.comment}</Written>
        </>
      )}
    </p>
  );

const Answered = ({ question }: { question: ConsoleQuestion }) =>
  question.reply !== null &&
  question.repliedAt !== null && (
    <>
      <p className={styles.about}>
        {words.answered(question.replier?.name ?? '', fullMomentText(question.repliedAt))}
      </p>
      <p className={styles.text} data-tone="reply">
        <Written>{question.reply}</Written>
      </p>
      <Rating satisfaction={question.satisfaction} />
    </>
  );

function Removal({ question, onDone }: { question: ConsoleQuestion; onDone: () => void }) {
  const remove = useRemoveQuestion();
  const erase = async () => {
    const isDone = await runAction({
      ask: {
        title: words.removeTitle(question.subject),
        body: words.removeBody,
        confirmLabel: words.remove,
        tone: 'danger',
      },
      run: () => remove.mutateAsync(question._id),
      done: words.removed,
    });
    if (isDone) onDone();
  };
  return (
    <div>
      <Button kind="subtle" size="sm" onClick={erase}>
        {words.remove}
      </Button>
    </div>
  );
}

interface PanelProps {
  id: string;
  rows: readonly ConsoleQuestionRow[];
  close: () => void;
}

/** One question beside the list: transcript, member, assignment and answer. */
export function QuestionPanel(props: PanelProps) {
  const query = useQuery(questionQuery(props.id));
  return (
    <AnswerPanel {...props} query={query} titleOf={(question) => question?.subject ?? words.title}>
      {(question, goOn) => (
        <>
          <Asked question={question} />
          <Asker question={question} />
          <AssigneeField question={question} />
          <Part title={words.reply}>
            <Answered question={question} />
            <ReplyForm question={question} onAnswered={goOn} />
          </Part>
          <Removal question={question} onDone={props.close} />
        </>
      )}
    </AnswerPanel>
  );
}
