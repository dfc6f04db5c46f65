import type { Recruitment } from '@ieum/contract/hiring/recruitments/schemas.ts';
import { resumePaths } from '@ieum/contract/hiring/resumes/paths.ts';
import type { resumes } from '@ieum/contract/hiring/resumes/endpoints.ts';
import IconAlertCircle from '~icons/tabler/alert-circle';
import IconArrowsLeftRight from '~icons/tabler/arrows-left-right';
import IconCheck from '~icons/tabler/check';
import IconMinus from '~icons/tabler/minus';
import { useEffect, useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { apiOf } from '#lib/api/api.ts';
import type { Reply } from '@ieum/contract/common/endpoint.ts';
import { compareCopy as copy } from './compare-copy.ts';
import { compare, type Mark } from './compare.ts';
import styles from './compare-panel.module.css';

type Resume = Reply<typeof resumes.read>['resume'];

const icons: Record<Mark, typeof IconCheck> = { match: IconCheck, check: IconAlertCircle, free: IconMinus };

let requested: { person: string; resume: Promise<Resume> } | undefined;

/** The résumé of this person, loaded once for all comparisons on the page. */
function readResume(person: string): Promise<Resume> {
  if (requested?.person !== person) {
    const resume = apiOf<typeof resumes>(resumePaths)
      .read()
      .then((answer) => answer.resume);
    requested = { person, resume };
  }
  return requested.resume;
}

function useResume(person: string): Resume | undefined {
  const [resume, setResume] = useState<Resume>();
  useEffect(() => {
    readResume(person)
      .then(setResume)
      .catch((error: unknown) => {
        // Without a résumé there is nothing to compare, and the recruitment is shown without it.
        requested = undefined;
        if (!(error instanceof ApiError)) throw error;
      });
  }, [person]);
  return resume;
}

interface ComparePanelProps {
  recruitment: Recruitment;
  person: string;
  /** Inside the page, on small screens. */
  isInPage?: boolean;
}

/** The recruitment's requirements beside the person's own résumé; the comparison stays in the browser. */
export function ComparePanel({ recruitment, person, isInPage }: ComparePanelProps) {
  const resume = useResume(person);
  if (!resume) return null;
  return (
    <div className={isInPage ? styles.inPage : styles.panel}>
      <h2>
        <IconArrowsLeftRight size={17} stroke={1.9} aria-hidden />
        {copy.title}
      </h2>
      <ul>
        {compare(recruitment.qualification, resume).map((row) => {
          const Icon = icons[row.mark];
          return (
            <li key={row.requested}>
              <i data-mark={row.mark} role="img" aria-label={copy.marks[row.mark]}>
                <Icon size={14} stroke={2.4} aria-hidden />
              </i>
              <span>{row.requested}</span>
              <b className="number">{row.own}</b>
            </li>
          );
        })}
      </ul>
      <p>{copy.private}</p>
    </div>
  );
}
