import IconHeadset from '~icons/tabler/headset';
import { isBuilt } from '#lib/document/built.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { copy } from './copy.ts';
import styles from './center-screen.module.css';

/** The link to the form of 1:1 questions, once its page exists. */
export function QuestionLink() {
  if (!isBuilt('/center/inquiry')) return null;
  return (
    <section className={styles.question} aria-labelledby="center-question">
      <IconHeadset size={32} stroke={1.6} aria-hidden />
      <div>
        <h2 id="center-question">{copy.question.title}</h2>
        <p>{copy.question.hours}</p>
      </div>
      <ButtonLink to="/center/inquiry">{copy.question.act}</ButtonLink>
    </section>
  );
}
