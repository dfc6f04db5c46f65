import { useParams } from 'react-router';
import { copy } from '#features/hiring/applicants/copy.ts';
import { ApplicantBoard } from '#features/hiring/applicants/board/applicant-board.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.titles.kanban, isHidden: true });

export default function ApplicantBoardRoute() {
  const recruitmentId = useParams()._recruitment ?? '';
  return <ApplicantBoard key={recruitmentId} recruitmentId={recruitmentId} />;
}
