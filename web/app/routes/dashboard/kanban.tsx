import { useParams } from 'react-router';
import { copy } from '#features/hiring/applicants/copy.ts';
import { ApplicantBoard } from '#features/hiring/applicants/board/applicant-board.tsx';
import { useApplicantExtensions } from '#features/live/interviews/applicants/use-applicant-extensions.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.titles.kanban, isHidden: true });

export default function ApplicantBoardRoute() {
  const recruitmentId = useParams()._recruitment ?? '';
  const { extensions, layer } = useApplicantExtensions(recruitmentId);
  return (
    <>
      <ApplicantBoard key={recruitmentId} recruitmentId={recruitmentId} extensions={extensions} />
      {layer}
    </>
  );
}
