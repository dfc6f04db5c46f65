import { useParams } from 'react-router';
import { copy } from '#features/site/statistics/copy.ts';
import { RecruitmentStatisticsPage } from '#features/site/statistics/recruitment-statistics.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default function RecruitmentStatisticsRoute() {
  const { _recruitment } = useParams();
  return <RecruitmentStatisticsPage id={_recruitment ?? ''} />;
}
