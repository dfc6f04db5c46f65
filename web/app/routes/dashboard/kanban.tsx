import { useParams } from 'react-router';
import { copy } from '#features/applicants/copy.ts';
import { ApplicantBoard } from '#features/applicants/applicant-board.tsx';
import { headOf } from '#lib/head.ts';

export const meta = () => headOf({ title: copy.titles.kanban, isHidden: true });

export default function ApplicantBoardRoute() {
  const recruitmentId = useParams()._recruitment ?? '';
  return <ApplicantBoard key={recruitmentId} recruitmentId={recruitmentId} />;
}
