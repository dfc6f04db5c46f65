import type { OwnCompany } from '@ieum/contract/hiring/companies/profile-endpoints.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { alert } from '#ui/alert/alert.ts';
import { showError } from '#ui/alert/show-error.ts';
import { isBuilt } from '#lib/document/built.ts';
import { StatusBadge } from '#ui/badge/status-badge.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { PageSkeleton } from '#ui/state/skeleton.tsx';
import { toast } from '#ui/toast/toasts.ts';
import { copy as homeCopy } from './copy.ts';
import { api, invalidateProfile, profileQuery } from './data.ts';
import { profileCopy as copy } from './profile-copy.ts';
import { LogoPanel, ProfileFilesPanel, RegistrationPanel } from './profile-files.tsx';
import { ProfileForm } from './profile-form.tsx';
import styles from './profile.module.css';
import { approvalLooks } from '../states-copy.ts';

interface ApprovalPanelProps {
  company: OwnCompany;
  /** Unsaved corrections would not be part of the new application. */
  hasUnsaved?: boolean;
}

function ApprovalPanel({ company, hasUnsaved = false }: ApprovalPanelProps) {
  const client = useQueryClient();
  const ask = useMutation({
    mutationFn: () => api.askApproval({ body: {} }),
    onSuccess: async () => {
      toast(copy.approval.requested, { tone: 'success' });
      await invalidateProfile(client);
    },
    onError: (error) => showError(error),
  });
  const askAgain = () => (hasUnsaved ? void alert(copy.approval.saveFirst) : ask.mutate());
  const { approval, rejectMsg } = company;
  return (
    <Panel title={copy.approval.title} actions={<StatusBadge states={approvalLooks} value={approval} />}>
      <p>{copy.approval[approval]}</p>
      {approval === 'REJECTED' && (
        <div className={styles.rejected}>
          {rejectMsg && (
            <p>
              <b>{copy.approval.reason}</b>
              {rejectMsg}
            </p>
          )}
          <Button isLoading={ask.isPending} onClick={askAgain}>
            {copy.approval.again}
          </Button>
        </div>
      )}
    </Panel>
  );
}

/** 기업 정보: the company's profile, its documents and its approval. */
export function Profile({ tabs }: { tabs: ReactNode }) {
  const { data: company, error, refetch } = useQuery(profileQuery);
  const [hasUnsaved, setUnsaved] = useState(false);
  if (error && !company) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!company) return <PageSkeleton />;
  const isApproved = company.approval === 'APPROVED';
  return (
    <>
      <PageHeader
        title={homeCopy.profileTitle}
        status={company.name}
        actions={
          isApproved &&
          isBuilt('/companies/{_company}') && (
            <ButtonLink kind="default" size="sm" to={`/companies/${company._id}`}>
              {copy.view}
            </ButtonLink>
          )
        }
      />
      {tabs}
      <div className={styles.grid}>
        <div>
          {company.approval === 'REJECTED' && <ApprovalPanel company={company} hasUnsaved={hasUnsaved} />}
          <ProfileForm company={company} onUnsaved={setUnsaved} />
        </div>
        <div>
          {isApproved && <ApprovalPanel company={company} />}
          <LogoPanel company={company} />
          <RegistrationPanel company={company} />
          <ProfileFilesPanel company={company} />
        </div>
      </div>
    </>
  );
}
