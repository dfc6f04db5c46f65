import { copy } from '#features/content/questions/own/copy.ts';
import { OwnQuestions } from '#features/content/questions/own/question-list.tsx';
import styles from '#features/content/questions/own/own-questions.module.css';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

/** The list of the dashboard in the visitors' frame. */
export default function MyPageQuestionRoute() {
  return (
    <div className={`container ${styles.page}`}>
      <OwnQuestions />
    </div>
  );
}
