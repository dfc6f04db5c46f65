import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { applicantQuery } from '#features/hiring/applicants/data.ts';
import { ResumeView } from '#features/hiring/resumes/view/resume-view.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { QueryView } from '#ui/state/query-view.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import type { InterviewEntry } from '../../data.ts';
import { shownInterviewee } from './shown-interviewee.ts';
import { panelCopy as copy } from './copy.ts';

type Interviewee = InterviewEntry['interviewees'][number];

function InterviewedResume({
  recruitmentId,
  applicationId,
}: {
  recruitmentId: string;
  applicationId: string;
}) {
  const query = useQuery(applicantQuery(recruitmentId, applicationId));
  return (
    <QueryView of={query} waiting={<Skeleton height={320} />}>
      {(applicant) =>
        'resume' in applicant ? <ResumeView resume={applicant.resume} hidesPerson /> : <p>{copy.noResume}</p>
      }
    </QueryView>
  );
}

interface ResumeProps {
  interviewees: readonly Interviewee[];
  /** The ids of those who are in the room. */
  present: readonly string[];
}

/** The résumé of the interviewee who is in the room, or of another one; the server records each reading. */
export function Resume({ interviewees, present }: ResumeProps) {
  const readable = interviewees.filter((one) => one._application !== null && one._recruitment !== null);
  const [chosen, setChosen] = useState<string>();
  const found = shownInterviewee(readable, { chosen, present });
  if (!found?._application || !found._recruitment) return <p>{copy.noResume}</p>;
  return (
    <>
      {readable.length === 1 ? (
        <h3>
          <MemberText>{found.name}</MemberText>
        </h3>
      ) : (
        <SelectField
          label={copy.applicant}
          value={found._id}
          options={readable.map(({ _id, name }) => ({ value: _id, label: name }))}
          onChange={setChosen}
        />
      )}
      <InterviewedResume
        key={found._application}
        recruitmentId={found._recruitment}
        applicationId={found._application}
      />
    </>
  );
}
