import type { ApplicantRow } from '@ieum/contract/hiring/applicants/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { nearDayText } from '#lib/format/dates.ts';
import { runAction } from '#ui/action/run-action.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { DataGrid } from '#ui/grid/data-grid.tsx';
import type { Column } from '#ui/grid/grid-types.ts';
import { MemberText } from '#ui/text/member-text.tsx';
import listStyles from './list/applicant-list.module.css';
import { Avatar } from './avatar.tsx';
import { copy } from './copy.ts';
import { recruitsQuery } from './data.ts';
import { ApplicantLayers } from './applicant-layers.tsx';
import { RecruitmentHeader } from './recruitment-header.tsx';
import { acceptedApplicantsCopy } from './accepted-applicants-copy.ts';
import { careerText, educationText } from './texts.ts';
import { sequenceOf } from './moves/neighbour-applicants.ts';
import { useCertify } from './list/use-certify.ts';
import type { ApplicantExtensions } from './applicant-extensions.ts';
import { useApplicantsScreen } from './use-applicants-screen.ts';
import { uiCopy } from '#ui/state/copy.ts';

const CertifySheet = lazyPart(async () => (await import('./list/certify-sheet.tsx')).CertifySheet);

interface CertificationProps {
  recruitmentId: string;
  row: ApplicantRow;
  onCertify: () => void;
}

function Certification({ recruitmentId, row, onCertify }: CertificationProps) {
  const certify = useCertify(recruitmentId);
  const withdraw = () =>
    runAction({
      ask: {
        title: acceptedApplicantsCopy.withdrawAsk(row.person.name),
        body: acceptedApplicantsCopy.withdrawBody,
        confirmLabel: acceptedApplicantsCopy.withdraw,
        cancelLabel: uiCopy.keep,
        tone: 'danger',
      },
      run: () => certify.mutateAsync({ row, body: { isCertified: false } }),
      done: acceptedApplicantsCopy.withdrawn,
      tone: 'plain',
    });
  if (!row.isCertified)
    return (
      <Button kind="default" size="sm" onClick={onCertify}>
        {acceptedApplicantsCopy.certify}
      </Button>
    );
  return (
    <span className={listStyles.name}>
      <Badge hue="jade">
        {acceptedApplicantsCopy.certified(row.certifiedAt ? nearDayText(row.certifiedAt) : '')}
      </Badge>
      <Button kind="subtle" size="sm" isLoading={certify.isPending} onClick={() => withdraw()}>
        {acceptedApplicantsCopy.withdraw}
      </Button>
    </span>
  );
}

const RecruitName = ({ row, onOpen }: { row: ApplicantRow; onOpen: (id: string) => void }) => (
  <span className={listStyles.name}>
    <Avatar row={row} />
    <Button kind="subtle" size="sm" onClick={() => onOpen(row._id)}>
      <MemberText>{row.person.name}</MemberText>
    </Button>
  </span>
);

interface RowActions {
  open: (id: string) => void;
  certification: (row: ApplicantRow) => ReactNode;
}

const { columns: texts } = copy;

const columnsOf = ({ open, certification }: RowActions): readonly Column<ApplicantRow>[] => [
  { key: 'name', title: texts.name, cell: (row) => <RecruitName row={row} onOpen={open} /> },
  { key: 'career', title: texts.career, priority: 2, cell: (row) => careerText(row.summary) || '—' },
  {
    key: 'education',
    title: texts.education,
    priority: 3,
    cell: (row) => educationText(row.summary) || '—',
  },
  {
    key: 'acceptedAt',
    title: acceptedApplicantsCopy.acceptedAt,
    cell: (row) => <span className="number">{row.recruitedAt ? nearDayText(row.recruitedAt) : '—'}</span>,
  },
  {
    key: 'certification',
    title: acceptedApplicantsCopy.certification,
    cell: certification,
  },
];

const NoRecruits = ({ recruitmentId }: { recruitmentId: string }) => (
  <EmptyState
    title={copy.noRecruits.title}
    hint={copy.noRecruits.body}
    action={
      <ButtonLink kind="default" to={`/dashboard/recruitments/${recruitmentId}/kanban`}>
        {copy.noRecruits.toBoard}
      </ButtonLink>
    }
  />
);

/** 합격자: the accepted applicants, with the certification of their work. */
export function AcceptedApplicants({
  recruitmentId,
  extensions,
}: {
  recruitmentId: string;
  extensions?: ApplicantExtensions;
}) {
  const { data, error, refetch } = useQuery(recruitsQuery(recruitmentId));
  const screen = useApplicantsScreen(recruitmentId, extensions);
  const { drawer } = screen;
  const [certified, setCertified] = useState<ApplicantRow>();
  const rows = data?.applications;
  const certification = (row: ApplicantRow) => (
    <Certification recruitmentId={recruitmentId} row={row} onCertify={() => setCertified(row)} />
  );
  return (
    <>
      <RecruitmentHeader recruitmentId={recruitmentId} view="recruits" />
      <DataGrid
        label={acceptedApplicantsCopy.label}
        name="recruits"
        columns={columnsOf({ open: drawer.open, certification })}
        rows={rows}
        rowId={(row) => row._id}
        rowName={(row) => row.person.name}
        card={(row) => (
          <div className={listStyles.cardHead}>
            <RecruitName row={row} onOpen={drawer.open} />
            {certification(row)}
          </div>
        )}
        onOpen={(row) => drawer.open(row._id)}
        currentId={drawer.openId}
        empty={<NoRecruits recruitmentId={recruitmentId} />}
        error={error}
        onRetry={() => void refetch()}
      />
      {certified && (
        <Suspense fallback={null}>
          <CertifySheet
            recruitmentId={recruitmentId}
            row={certified}
            onClose={() => setCertified(undefined)}
          />
        </Suspense>
      )}
      <ApplicantLayers screen={screen} sequence={sequenceOf(rows ?? [], drawer.openId, drawer.open)} />
    </>
  );
}
