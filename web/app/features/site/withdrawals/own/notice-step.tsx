import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconPointFilled from '~icons/tabler/point-filled';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { dayText } from '#lib/format/dates.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { copy } from './copy.ts';
import { previewQuery, type WithdrawalPreview } from './data.ts';
import { addressOf } from './steps.ts';
import styles from './withdraw.module.css';

const texts = copy.notice;

/** The effects, without those that do not concern this member. */
function consequencesOf({ person, company, eraseAt }: WithdrawalPreview): string[] {
  const counted: [number | undefined, (n: number) => string][] = [
    [person?.openApplications, texts.openApplications],
    [person?.drafts, texts.drafts],
    [company?.ongoingRecruitments, texts.ongoingRecruitments],
    [company?.hiddenRecruitments, texts.hiddenRecruitments],
    [person?.likes, texts.likes],
    [person?.acceptedApplications, texts.acceptedApplications],
  ];
  return [
    texts.out,
    ...counted.flatMap(([n, report]) => (n ? [report(n)] : [])),
    ...(person?.hasResume ? [texts.resume] : []),
    ...(company ? [texts.companyPage] : []),
    texts.erased(dayText(eraseAt)),
    texts.username,
  ];
}

type WaitingRows = NonNullable<WithdrawalPreview['company']>['waiting'];

function Blocked({ waiting }: { waiting: WaitingRows }) {
  return (
    <div className={styles.blocked} role="alert">
      <IconAlertTriangle size={22} stroke={1.75} aria-hidden />
      <div>
        <b>{copy.blocked.title}</b>
        <p>{copy.blocked.body}</p>
        <ul>
          {waiting.map(({ _recruitment: id, subject, applicants }) => (
            <li key={id}>
              <Link to={`/dashboard/recruitments/${id}/applications`}>
                <MemberText>{subject}</MemberText>
              </Link>
              <span className="number">{copy.blocked.applicants(applicants)}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/**
 * The effects of withdrawing, counted from the member's data; a company with waiting applicants cannot
 * withdraw.
 */
export function NoticeStep() {
  const { data, error, refetch } = useQuery(previewQuery);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={300} radius={10} />;
  const waiting = data.company?.waiting ?? [];
  return (
    <>
      <h2 tabIndex={-1}>{texts.title}</h2>
      {waiting.length > 0 && <Blocked waiting={waiting} />}
      <ul className={styles.consequences}>
        {consequencesOf(data).map((consequence) => (
          <li key={consequence}>
            <IconPointFilled size={16} aria-hidden />
            <span className="number">{consequence}</span>
          </li>
        ))}
      </ul>
      <p className={styles.data}>
        {texts.dataFirst} <Link to="/dashboard/password#data">{texts.dataLink}</Link>
      </p>
      <div className={styles.foot}>
        <ButtonLink kind={waiting.length > 0 ? 'primary' : 'default'} to="/dashboard">
          {texts.stay}
        </ButtonLink>
        {waiting.length === 0 && <ButtonLink to={addressOf('password')}>{texts.next}</ButtonLink>}
      </div>
    </>
  );
}
