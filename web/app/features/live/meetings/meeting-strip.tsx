import IconCalendarTime from '~icons/tabler/calendar-time';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '#ui/button/button.tsx';
import { defineCopy } from '#lib/format/copy.ts';
import { awaitingQuery, isUnanswered, ownMeetingsQuery } from './data.ts';
import styles from './meeting-strip.module.css';

const copy = defineCopy({
  ofCompany: {
    ko: (n: number) => `답을 기다리는 면담 시간이 ${n}개 있어요`,
    en: (n: number) => `${n} meeting time${n === 1 ? '' : 's'} wait${n === 1 ? 's' : ''} for your answer`,
    cn: (n: number) => `有${n}个面谈时间等待您的答复`,
  },
  answer: { ko: '답하기', en: 'Answer', cn: '去答复' },
  ofPerson: {
    ko: (n: number) => `면담 시간을 골라 주세요. 제안 ${n}개가 기다려요`,
    en: (n: number) => `Pick a time: ${n} meeting${n === 1 ? '' : 's'} proposed to you`,
    cn: (n: number) => `请选择面谈时间：有${n}个提议`,
  },
  choose: { ko: '시간 고르기', en: 'Pick a time', cn: '选择时间' },
});

const MeetingStrip = ({ text, act, to }: { text: string; act: string; to: string }) => (
  <p className={styles.strip}>
    <IconCalendarTime size={20} stroke={1.75} aria-hidden />
    <span>{text}</span>
    <ButtonLink kind="default" size="sm" to={to}>
      {act}
    </ButtonLink>
  </p>
);

/** The next action of a company: how many picked times wait for its answer; nothing where none does. */
export function CompanyStrip() {
  const { data } = useQuery(awaitingQuery);
  if (!data || data.count === 0) return null;
  return <MeetingStrip text={copy.ofCompany(data.count)} act={copy.answer} to="/dashboard/meetings" />;
}

/** How many meetings wait for a time of the person; undefined until it is known. */
export function useUnansweredMeetings(): number | undefined {
  const { data = [], isPending } = useQuery(ownMeetingsQuery);
  return isPending ? undefined : data.filter(isUnanswered).length;
}

/** The next action of a person: how many meetings wait for a time; nothing where none does. */
export function PersonStrip() {
  const { data = [] } = useQuery(ownMeetingsQuery);
  const open = data.filter(isUnanswered);
  const [first] = open;
  if (!first) return null;
  const to = open.length === 1 ? `/meetings/${first._id}` : '/dashboard/schedules';
  return <MeetingStrip text={copy.ofPerson(open.length)} act={copy.choose} to={to} />;
}
