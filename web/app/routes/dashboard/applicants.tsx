import { useParams } from 'react-router';
import { copy } from '#features/hiring/applicants/copy.ts';
import { ApplicantList } from '#features/hiring/applicants/list/applicant-list.tsx';
import { useApplicantExtensions } from '#features/live/interviews/applicants/use-applicant-extensions.tsx';
import { headOf } from '#lib/document/head.ts';
import { FocusArea } from '#ui/layout/focus-area.tsx';

export const meta = () => headOf({ title: copy.titles.list, isHidden: true });

export default function ApplicantListRoute() {
  const recruitmentId = useParams()._recruitment ?? '';
  const { extensions, layer } = useApplicantExtensions(recruitmentId);
  return (
    <FocusArea>
      <ApplicantList key={recruitmentId} recruitmentId={recruitmentId} extensions={extensions} />
      {layer}
    </FocusArea>
  );
}
