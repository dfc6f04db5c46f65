import IconPlus from '~icons/tabler/plus';
import IconVideo from '~icons/tabler/video';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { Button } from '#ui/button/button.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { useUrlState } from '#ui/layout/use-url-state.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { QueryView } from '#ui/state/query-view.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { companyInterviewsQuery, type CompanyInterview } from '../data.ts';
import { companyCopy as copy } from './copy.ts';
import { InterviewCard } from './interview-card.tsx';
import styles from './interviews-screen.module.css';

const InterviewSheet = lazyPart(async () => (await import('./interview-sheet.tsx')).InterviewSheet);

const isOpen = ({ state }: CompanyInterview): boolean => state !== 'COMPLETE';
const isOver = (interview: CompanyInterview): boolean => !isOpen(interview);
const momentOf = ({ schedule, createdAt }: CompanyInterview): number => Date.parse(schedule.at ?? createdAt);

/** The open ones in the order in which they take place, the past ones the last first. */
const byTime = (list: readonly CompanyInterview[], isPast: boolean) =>
  list.toSorted((one, other) => (isPast ? -1 : 1) * (momentOf(one) - momentOf(other)));

interface ListProps {
  title: string;
  interviews: readonly CompanyInterview[];
  opened: string;
  onEdit: (interview: CompanyInterview) => void;
}

const List = ({ title, interviews, opened, onEdit }: ListProps) =>
  interviews.length === 0 ? null : (
    <Panel title={title}>
      <ul className={styles.cards}>
        {interviews.map((interview) => (
          <InterviewCard
            key={interview._id}
            interview={interview}
            isOpened={interview._id === opened}
            onEdit={() => onEdit(interview)}
          />
        ))}
      </ul>
    </Panel>
  );

const CreateButton = ({ onPress }: { onPress: () => void }) => (
  <Button size="sm" icon={<IconPlus size={17} stroke={1.75} aria-hidden />} onClick={onPress}>
    {copy.create}
  </Button>
);

/** 화상 면접: planned and past interviews, and the form of a new one. */
export function InterviewsScreen() {
  const query = useQuery(companyInterviewsQuery);
  const { read } = useUrlState();
  const [edited, setEdited] = useState<CompanyInterview | 'new'>();
  const opened = read('interview') ?? '';
  return (
    <>
      <PageHeader
        title={copy.title}
        isSameAsPlace
        status={copy.hint}
        actions={<CreateButton onPress={() => setEdited('new')} />}
      />
      <QueryView of={query} waiting={<Skeleton height={240} />}>
        {(interviews) =>
          interviews.length === 0 ? (
            <EmptyState
              icon={<IconVideo size={28} stroke={1.75} aria-hidden />}
              title={copy.empty}
              hint={copy.hint}
            />
          ) : (
            <>
              <List
                title={copy.open}
                interviews={byTime(interviews.filter(isOpen), false)}
                opened={opened}
                onEdit={setEdited}
              />
              <List
                title={copy.over}
                interviews={byTime(interviews.filter(isOver), true)}
                opened={opened}
                onEdit={setEdited}
              />
            </>
          )
        }
      </QueryView>
      {edited && (
        <Suspense fallback={null}>
          <InterviewSheet
            interview={edited === 'new' ? undefined : edited}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
