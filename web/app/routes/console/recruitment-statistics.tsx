import { useParams } from 'react-router';
import { copy } from '#features/statistics/copy.ts';
import { RecruitmentStatisticsPage } from '#features/statistics/recruitment-statistics.tsx';
import { headOf } from '#lib/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default function RecruitmentStatisticsRoute() {
  const { _recruitment } = useParams();
  return <RecruitmentStatisticsPage id={_recruitment ?? ''} />;
}
