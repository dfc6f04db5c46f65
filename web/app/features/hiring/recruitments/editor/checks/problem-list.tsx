import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconCheck from '~icons/tabler/check';
import IconChevronRight from '~icons/tabler/chevron-right';
import { adviceOn, type Advice, type PublishedState } from './advice.ts';
import { copy } from '../copy.ts';
import styles from './problem-list.module.css';
import type { EditorForm } from '../editor-form.ts';
import { namedMessage } from './field-names.ts';
import type { FieldProblem } from './field-problems.ts';

interface ProblemListProps {
  problems: readonly FieldProblem[];
  onChoose: (problem: FieldProblem) => void;
}

export function ProblemList({ problems, onChoose }: ProblemListProps) {
  return (
    <ul className={styles.problems}>
      {problems.map((problem) => (
        <li key={problem.path} data-kind="problem">
          <button type="button" onClick={() => onChoose(problem)}>
            <IconAlertTriangle size={17} stroke={1.9} aria-hidden />
            <span>{namedMessage(problem)}</span>
            <IconChevronRight size={16} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Hint({
  advice: { text, reason, path },
  onChoose,
}: {
  advice: Advice;
  onChoose: (problem: FieldProblem) => void;
}) {
  if (reason === undefined || path === undefined)
    return (
      <li>
        <IconCheck size={17} stroke={2.2} aria-hidden />
        <span>{text}</span>
      </li>
    );
  return (
    <li data-kind="advice">
      <button type="button" onClick={() => onChoose({ path, message: text })}>
        <IconAlertTriangle size={17} stroke={1.9} aria-hidden />
        <span>
          {namedMessage({ path, message: text })}
          <small>{reason}</small>
        </span>
        <IconChevronRight size={16} aria-hidden />
      </button>
    </li>
  );
}

interface BeforeProps extends ProblemListProps {
  form: EditorForm;
  published: PublishedState | undefined;
}

/** 게시하기 전에: what is missing and what should be reviewed. */
export function BeforePublishing({ form, published, problems, onChoose }: BeforeProps) {
  return (
    <section className={styles.before} aria-label={copy.before.title}>
      <h2>{copy.before.title}</h2>
      {problems.length > 0 && <ProblemList problems={problems} onChoose={onChoose} />}
      <ul className={styles.problems}>
        {problems.length === 0 && (
          <li>
            <IconCheck size={17} stroke={2.2} aria-hidden />
            <span>{copy.before.ready}</span>
          </li>
        )}
        {adviceOn(form, published).map((advice) => (
          <Hint key={advice.key} advice={advice} onChoose={onChoose} />
        ))}
      </ul>
    </section>
  );
}
