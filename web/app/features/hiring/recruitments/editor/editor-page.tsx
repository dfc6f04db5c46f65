import { companyRecruitmentPaths } from '@ieum/contract/hiring/recruitments/company-paths.ts';
import type { companyProfile } from '@ieum/contract/hiring/companies/profile-endpoints.ts';
import { companyProfilePaths } from '@ieum/contract/hiring/companies/profile-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ownRecruitmentApi as api, ownRecruitmentQuery } from '#features/hiring/recruitments/own/data.ts';
import { apiOf } from '#lib/api/api.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { copy } from './copy.ts';
import { Editor } from './editor.tsx';
import styles from './editor.module.css';
import { parts, type Part } from './checks/field-problems.ts';
import { LoadingMain } from './loading-main.tsx';

const companies = apiOf<typeof companyProfile>(companyProfilePaths);

const companyContactQuery = {
  queryKey: ['company-profile', 'contact', companyProfilePaths.find.path],
  queryFn: async () => (await companies.find({})).company,
  // Without the answer a new recruitment begins empty.
  networkMode: 'always' as const,
  retry: false,
};

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
  if (!recruitment.data || !questions.data || recruitment.isPlaceholderData) return <LoadingMain />;
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
      company={undefined}
      isLocked={questions.data.isLocked}
      firstPart={firstPart}
      onCreated={nothing}
    />
  );
}

interface NewProps {
  onCreated: (id: string) => void;
}

/** A new recruitment, which begins with what the company has already entered about itself. */
function NewRecruitment({ onCreated }: NewProps) {
  const { data: company, isPending } = useQuery(companyContactQuery);
  if (isPending) return <LoadingMain />;
  return <Editor recruitment={undefined} company={company} isLocked={false} onCreated={onCreated} />;
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
  if (edited === 'new' || edited === createdId) return <NewRecruitment onCreated={keepAddress} />;
  return <ExistingRecruitment key={edited} id={edited} firstPart={isPart(part) ? part : undefined} />;
}

/** The editor of a new recruitment (`new`) or of an existing one. */
export const EditorPage = ({ edited }: { edited: string }) => <LoadedEditor edited={edited} />;
