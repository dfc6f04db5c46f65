import { useParams } from 'react-router';
import { copy } from '#features/hiring/applicants/copy.ts';
import { AcceptedApplicants } from '#features/hiring/applicants/accepted-applicants.tsx';
import { eliminationExtension } from '#features/live/calendar/agreed/elimination-extension.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.titles.recruits, isHidden: true });

export default function AcceptedApplicantsRoute() {
  const recruitmentId = useParams()._recruitment ?? '';
  return (
    <AcceptedApplicants key={recruitmentId} recruitmentId={recruitmentId} extensions={eliminationExtension} />
  );
}
