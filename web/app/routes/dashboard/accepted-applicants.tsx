import { useParams } from 'react-router';
import { copy } from '#features/hiring/applicants/copy.ts';
import { Recruits } from '#features/hiring/applicants/recruits.tsx';
import { eliminationExtension } from '#features/live/calendar/agreed-appointments.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.titles.recruits, isHidden: true });

export default function RecruitsRoute() {
  const recruitmentId = useParams()._recruitment ?? '';
  return <Recruits key={recruitmentId} recruitmentId={recruitmentId} extensions={eliminationExtension} />;
}
