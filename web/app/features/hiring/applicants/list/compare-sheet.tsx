import type { ComparedApplicant } from '@ieum/contract/hiring/applicants/schemas.ts';
import IconX from '~icons/tabler/x';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { labels } from '#features/hiring/resumes/labels.ts';
import { momentText } from '#lib/format/dates.ts';
import { StatusBadge } from '#ui/badge/status-badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { Sheet } from '#ui/layer/sheet.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { compareCopy as copy } from './bulk-copy.ts';
import styles from './compare-sheet.module.css';
import { compareQuery } from '../data.ts';
import type { Mover } from '../moves/mover.ts';
import { StageMenu } from '../moves/stage-menu.tsx';
import { careerText, educationText, languagesText, stageName } from '../texts.ts';
import { stageLooks } from '../states-copy.ts';

interface CompareProps {
  recruitmentId: string;
  ids: readonly string[];
  onChange: (ids: readonly string[]) => void;
  onOpen: (id: string) => void;
  onMove: Mover['move'];
}

type OneApplicant = ComparedApplicant;

const texts = (list: readonly (string | false | null | undefined)[]): string =>
  list.filter(Boolean).join(' · ');

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.length > 0 ? (
    <ul>
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  ) : (
    '—'
  );

const worksOf = ({ resume }: OneApplicant): string[] =>
  resume.workExperience.list.map(({ companyName, position, description }) =>
    [texts([companyName, position]), description].filter(Boolean).join('\n'),
  );

const skillsOf = ({ resume }: OneApplicant): string[] =>
  resume.officeSkills
    .filter(({ score }) => score > 0)
    .map(({ type, name, score }) =>
      texts([name || labels.skill[type], labels.skillSteps[Math.round(score)]]),
    );

/** The rows of the comparison. */
const rows: readonly { name: string; cell: (one: OneApplicant) => ReactNode }[] = [
  { name: copy.rows.career, cell: ({ summary }) => careerText(summary) || '—' },
  { name: copy.rows.works, cell: (one) => <Lines lines={worksOf(one)} /> },
  { name: copy.rows.education, cell: ({ summary }) => educationText(summary) || '—' },
  { name: copy.rows.languages, cell: ({ summary }) => languagesText(summary) || '—' },
  { name: copy.rows.certifications, cell: ({ summary }) => <Lines lines={summary.certifications} /> },
  { name: copy.rows.skills, cell: (one) => <Lines lines={skillsOf(one)} /> },
  { name: copy.rows.appliedAt, cell: ({ appliedAt }) => momentText(appliedAt) },
  { name: copy.rows.letter, cell: ({ resume }) => resume.coverLetter.content || '—' },
  { name: copy.rows.memo, cell: ({ memo }) => memo || '—' },
];

/**
 * The recruitment's questions; all applicants were asked the same ones, unless the recruitment was
 * changed.
 */
const questionsOf = (all: readonly OneApplicant[]): { id: string; question: string }[] => [
  ...new Map(
    all.flatMap(({ questions }) =>
      questions.map(({ _question, question }) => [_question, { id: _question, question }] as const),
    ),
  ).values(),
];

const answerTo = ({ questions }: OneApplicant, id: string): string =>
  questions.find(({ _question }) => _question === id)?.response || '—';

function Heads({
  all,
  onChange,
  onOpen,
  onMove,
}: Omit<CompareProps, 'recruitmentId' | 'ids'> & { all: readonly OneApplicant[] }) {
  const without = (id: string) => all.map(({ _id }) => _id).filter((one) => one !== id);
  return (
    <tr>
      <td />
      {all.map((one) => (
        <th key={one._id} scope="col">
          <div className={styles.head}>
            <b>
              <MemberText>{one.person.name}</MemberText>
            </b>
            <button
              type="button"
              aria-label={copy.leave(one.person.name)}
              onClick={() => onChange(all.length > 2 ? without(one._id) : [])}
            >
              <IconX size={17} aria-hidden />
            </button>
          </div>
          <div className={styles.actions}>
            <StageMenu
              label={`${stageName(one.stage)}, ${one.person.name} ${copy.rows.stage}`}
              look="default"
              align="start"
              stage={one.stage}
              onMove={(stage) => void onMove([one], { stage, afterId: null })}
            >
              <StatusBadge states={stageLooks} value={one.stage} />
            </StageMenu>
            <Button
              kind="subtle"
              size="sm"
              onClick={() => {
                onChange([]);
                onOpen(one._id);
              }}
            >
              {copy.open}
            </Button>
          </div>
        </th>
      ))}
    </tr>
  );
}

function Table(props: Omit<CompareProps, 'recruitmentId' | 'ids'> & { all: readonly OneApplicant[] }) {
  const { all } = props;
  return (
    <table className={styles.table} style={{ minWidth: 96 + all.length * 220 }}>
      <caption className="visually-hidden">{copy.title}</caption>
      <thead>
        <Heads {...props} />
      </thead>
      <tbody>
        {rows.map(({ name, cell }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {all.map((one) => (
              <td key={one._id}>{cell(one)}</td>
            ))}
          </tr>
        ))}
        {questionsOf(all).map(({ id, question }) => (
          <tr key={id}>
            <th scope="row">{question}</th>
            {all.map((one) => (
              <td key={one._id}>{answerTo(one, id)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Two or three applicants side by side, without age, gender or photo; opening it adds an access record for each. */
export function CompareSheet({ recruitmentId, ids, ...actions }: CompareProps) {
  const { data, error, refetch } = useQuery(compareQuery(recruitmentId, ids));
  return (
    <Sheet title={copy.title} side="right" size="full" isAddressed onClose={() => actions.onChange([])}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={420} radius={14} />}
      {data && data.length < 2 && <p className={styles.gone}>{copy.gone}</p>}
      {data && data.length > 1 && (
        <div className={styles.scroller} tabIndex={0} role="group" aria-label={copy.title}>
          <Table all={data} {...actions} />
        </div>
      )}
    </Sheet>
  );
}
