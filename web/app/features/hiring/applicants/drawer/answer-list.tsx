import type { Applicant } from '@ieum/contract/hiring/applicants/schemas.ts';
import { MemberText } from '#ui/text/member-text.tsx';
import { drawerCopy as copy } from './drawer-copy.ts';
import styles from './applicant-drawer.module.css';

/** The recruitment's questions with this applicant's answers. */
export function AnswerList({ answers }: { answers: Applicant['questions'] }) {
  if (answers.length === 0) return <p className={styles.note}>{copy.noAnswers}</p>;
  return (
    <ol className={styles.answers}>
      {answers.map(({ _question, question, response }) => (
        <li key={_question}>
          <h3>
            <MemberText>{question}</MemberText>
          </h3>
          <p data-empty={response ? undefined : true}>
            <MemberText>{response || copy.noAnswer}</MemberText>
          </p>
        </li>
      ))}
    </ol>
  );
}
