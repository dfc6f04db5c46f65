import { useNavigate } from 'react-router';
import { BackLink } from '#ui/layout/back-link.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { copy } from './copy.ts';
import { QuestionForm } from './question-form.tsx';

const LIST = '/dashboard/queries';

/** /dashboard/queries/create: a new question, which opens once it is sent. */
export function QuestionCreate() {
  const navigate = useNavigate();
  return (
    <>
      <BackLink to={LIST}>{copy.form.back}</BackLink>
      <PageHeader title={copy.form.title} status={copy.hours} />
      <QuestionForm cancel={LIST} onSaved={({ _id }) => navigate(`${LIST}/${_id}`, { replace: true })} />
    </>
  );
}
