import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Hint } from '#ui/text/hint.tsx';
import { RemoveButton } from '#ui/action/remove-button.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { AnswerPanel, Part } from '../answering/answer-panel.tsx';
import { GivenAnswer } from '../answering/given-answer.tsx';
import { QuestionFacts } from '../answering/question-facts.tsx';
import { ContactCard } from '../answering/contact-card.tsx';
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

const { panel: texts } = copy;

function Asker({ question }: { question: ConsoleQuestion }) {
  const disclose = useDisclose();
  return (
    <Part title={texts.member}>
      <ContactCard
        contact={{ name: question.user.name, ...question.contact }}
        facts={[[texts.username, question.user.username]]}
        disclose={(reason) => disclose.mutateAsync({ id: question._id, reason })}
      >
        <Link to={`/console/users/${question._user}`}>{texts.open}</Link>
      </ContactCard>
    </Part>
  );
}

const Rating = ({ satisfaction }: Pick<ConsoleQuestion, 'satisfaction'>) =>
  satisfaction && (
    <Hint>
      {texts.satisfaction(satisfaction.score)}
      {satisfaction.comment && (
        <>
          {' · '}
          <MemberText>{satisfaction.comment}</MemberText>
        </>
      )}
    </Hint>
  );

interface PanelProps {
  id: string;
  rows: readonly ConsoleQuestionRow[];
  close: () => void;
}

/** One question beside the list: transcript, member, assignment and answer. */
export function QuestionPanel(props: PanelProps) {
  const query = useQuery(questionQuery(props.id));
  const remove = useRemoveQuestion();
  return (
    <AnswerPanel {...props} query={query} titleOf={(question) => question?.subject ?? texts.title}>
      {(question, goOn) => (
        <>
          <QuestionFacts title={texts.question} question={question} about={categoryText(question.category)} />
          <Asker question={question} />
          <AssigneeField question={question} />
          <Part title={texts.reply}>
            <GivenAnswer answer={question} />
            {question.reply !== null && <Rating satisfaction={question.satisfaction} />}
            <ReplyForm question={question} onAnswered={goOn} />
          </Part>
          <div>
            <RemoveButton
              texts={texts.remove}
              name={question.subject}
              run={() => remove.mutateAsync(question._id)}
              onDone={props.close}
              size="sm"
            />
          </div>
        </>
      )}
    </AnswerPanel>
  );
}
