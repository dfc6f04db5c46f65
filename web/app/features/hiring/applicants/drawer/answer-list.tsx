import type { Applicant } from '@ieum/contract/hiring/applicants/schemas.ts';
import { Written } from '#ui/text/written.tsx';
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
            <Written>{question}</Written>
          </h3>
          <p data-empty={response ? undefined : true}>
            <Written>{response || copy.noAnswer}</Written>
          </p>
        </li>
      ))}
    </ol>
  );
}
