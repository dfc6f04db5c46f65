import { useNavigate } from 'react-router';
import { Queries } from '#lib/api/queries.tsx';
import { QuestionForm } from './question-form.tsx';

/** The form of the dashboard on a visitors' page; the sent question opens in the dashboard. */
export function MemberForm() {
  const navigate = useNavigate();
  return (
    <Queries>
      <QuestionForm cancel="/mypage/question" onSaved={({ _id }) => navigate(`/dashboard/queries/${_id}`)} />
    </Queries>
  );
}
