import { companyRecruitmentPaths } from '@ieum/contract/hiring/recruitments/company-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ownRecruitmentApi as api, ownRecruitmentQuery } from '#features/hiring/recruitments/own/data.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { PageSkeleton } from '#ui/state/skeleton.tsx';
import { copy } from './copy.ts';
import { Editor } from './editor.tsx';
import styles from './editor.module.css';
import { parts, type Part } from './checks/field-problems.ts';

const questionsQuery = (id: string) => ({
  queryKey: ['own-recruitments', 'questions', id, companyRecruitmentPaths.readQuestions.path],
  queryFn: () => api.readQuestions({ params: { _recruitment: id } }),
});

const isPart = (name: string | null): name is Part => parts.some((part) => part === name);

interface ExistingProps {
  id: string;
  firstPart: Part | undefined;
}

const nothing = () => undefined;

function ExistingRecruitment({ id, firstPart }: ExistingProps) {
  const recruitment = useQuery({ ...ownRecruitmentQuery(id), staleTime: 0, gcTime: 0 });
  const questions = useQuery({ ...questionsQuery(id), staleTime: 0, gcTime: 0 });
  const error = recruitment.error ?? questions.error;
  const retry = () => {
    void recruitment.refetch();
    void questions.refetch();
  };
  if (error && !recruitment.data)
    return (
      <main id="main" tabIndex={-1} className={styles.alone}>
        <ErrorState error={error} onRetry={retry} />
        <ButtonLink kind="default" to="/dashboard/recruitments">
          {copy.back}
        </ButtonLink>
      </main>
    );
  if (!recruitment.data || !questions.data || recruitment.isPlaceholderData)
    return (
      <main id="main" tabIndex={-1} className={styles.waiting}>
        <PageSkeleton />
      </main>
    );
  if (recruitment.data.state === 'CANCELED')
    return (
      <main id="main" tabIndex={-1} className={styles.alone}>
        <EmptyState
          title={copy.canceled}
          action={<ButtonLink to="/dashboard/recruitments">{copy.back}</ButtonLink>}
        />
      </main>
    );
  return (
    <Editor
      recruitment={recruitment.data}
      isLocked={questions.data.isLocked}
      firstPart={firstPart}
      onCreated={nothing}
    />
  );
}

/** A new recruitment keeps its form when it gets its address. */
function LoadedEditor({ edited }: { edited: string }) {
  const [parameters, setParameters] = useSearchParams();
  const [createdId, setCreatedId] = useState<string>();
  const keepAddress = useCallback(
    (id: string) => {
      setCreatedId(id);
      setParameters({ edit: id }, { replace: true, preventScrollReset: true });
    },
    [setParameters],
  );
  const part = parameters.get('part');
  if (edited === 'new' || edited === createdId)
    return <Editor recruitment={undefined} isLocked={false} onCreated={keepAddress} />;
  return <ExistingRecruitment key={edited} id={edited} firstPart={isPart(part) ? part : undefined} />;
}

/** The editor of a new recruitment (`new`) or of an existing one. */
export const EditorPage = ({ edited }: { edited: string }) => <LoadedEditor edited={edited} />;
