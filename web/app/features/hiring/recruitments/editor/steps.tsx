import IconCircle from '~icons/tabler/circle';
import IconCircleCheckFilled from '~icons/tabler/circle-check-filled';
import { copy } from './copy.ts';
import styles from './editor.module.css';
import { partOf, parts, requiredPaths, type FieldProblem, type Part } from './checks/field-problems.ts';

interface StepsProps {
  current: Part;
  problems: readonly FieldProblem[];
  /** Counts at the right: how many questions and files there are. */
  notes: Partial<Record<Part, string>>;
  isComplete: (part: Part) => boolean;
  onChoose: (part: Part) => void;
}

function Mark({ isCurrent, isComplete }: { isCurrent: boolean; isComplete: boolean }) {
  if (isCurrent) return <i aria-hidden className={styles.here} />;
  if (isComplete) return <IconCircleCheckFilled size={20} aria-hidden className={styles.complete} />;
  return <IconCircle size={20} stroke={1.6} aria-hidden />;
}

/** The parts in their order, with what each still needs. */
export function Steps({ current, problems, notes, isComplete, onChoose }: StepsProps) {
  const missing = new Set<string>(problems.map(({ path }) => path));
  const done = requiredPaths.filter((path) => !missing.has(path)).length;
  return (
    <nav className={styles.steps} aria-label={copy.steps}>
      <ol>
        {parts.map((part) => {
          const left = problems.filter(({ path }) => partOf(path) === part).length;
          return (
            <li key={part}>
              <button
                type="button"
                aria-current={part === current ? 'step' : undefined}
                onClick={() => onChoose(part)}
              >
                <Mark isCurrent={part === current} isComplete={isComplete(part)} />
                <span>
                  {copy.parts[part]}
                  {isComplete(part) && <span className="visually-hidden"> {copy.complete}</span>}
                </span>
                <em className="number">{left > 0 ? copy.left(left) : notes[part]}</em>
              </button>
            </li>
          );
        })}
      </ol>
      <p className="number">{copy.required(requiredPaths.length, done)}</p>
    </nav>
  );
}
