import IconCheck from '~icons/tabler/check';
import IconX from '~icons/tabler/x';
import { pageCopy as copy } from '../layout/page-copy.ts';
import styles from './stage-track.module.css';

interface StageTrackProps {
  /** The stages in their order, the result last. */
  stages: readonly string[];
  /** From 1. */
  position: number;
  /** How the last stage ended, once it is reached. */
  result?: 'passed' | 'failed';
}

type Mark = 'done' | 'current' | 'future' | 'passed' | 'failed';

function markOf(index: number, { stages, position, result }: StageTrackProps): Mark {
  const isLast = index === stages.length - 1;
  if (isLast && result) return result;
  if (index < position - 1) return 'done';
  return index === position - 1 ? 'current' : 'future';
}

/** The progress of something as dots on a line; read out as “5단계 중 4단계, 면접”. */
export function StageTrack(props: StageTrackProps) {
  const { stages, position, result } = props;
  const name = stages[position - 1] ?? '';
  return (
    <div
      role="img"
      aria-label={copy.stageOf(position, stages.length, name)}
      className={styles.track}
      data-failed={result === 'failed' || undefined}
    >
      {stages.map((stage, index) => {
        const mark = markOf(index, props);
        return (
          <div key={stage} data-mark={mark} data-reached={index < position || undefined}>
            <i>
              {(mark === 'done' || mark === 'passed') && <IconCheck size={11} stroke={3} />}
              {mark === 'failed' && <IconX size={11} stroke={3} />}
            </i>
            <span>{stage}</span>
          </div>
        );
      })}
    </div>
  );
}
