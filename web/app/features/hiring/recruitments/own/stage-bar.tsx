import { ApplicationStage } from '@ieum/contract/hiring/applications/enums.ts';
import type { ApplicantCounts } from '@ieum/contract/hiring/recruitments/schemas.ts';
import { Link } from 'react-router';
import { stageCopy as copy } from './copy.ts';
import styles from './stage-bar.module.css';

type Stages = ApplicantCounts['stages'];

/** The stages in the order of the columns of the kanban. */
export const stageOrder: readonly ApplicationStage[] = Object.values(ApplicationStage);

const describe = (stages: Stages): string =>
  stageOrder.map((stage) => copy.count(copy.short[stage], stages[stage])).join(', ');

/** The distribution of the applicants over the stages, as one bar. */
export function StageBar({ stages }: { stages: Stages }) {
  return (
    <div className={styles.bar} role="img" aria-label={describe(stages)}>
      {stageOrder.map(
        (stage) =>
          stages[stage] > 0 && <span key={stage} data-stage={stage} style={{ flexGrow: stages[stage] }} />,
      )}
    </div>
  );
}

/** The counts below the bar; each links to the applicants of its stage. */
export function StageCounts({ stages, to }: { stages: Stages; to: (stage: ApplicationStage) => string }) {
  return (
    <ul className={styles.counts}>
      {stageOrder.map((stage) => (
        <li key={stage} data-zero={stages[stage] === 0 || undefined}>
          <Link to={to(stage)}>
            <i data-stage={stage} aria-hidden />
            {copy.short[stage]} <b className="number">{stages[stage]}</b>
          </Link>
        </li>
      ))}
    </ul>
  );
}
