import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '#ui/button/button.tsx';
import { ownInterviewsQuery } from '../data.ts';
import { ownCopy as copy } from './copy.ts';

/** Leads to the video interview that takes place at an agreed time of a meeting; nothing where there is none. */
export function SlotInterview({ date }: { date: string }) {
  const { data } = useQuery(ownInterviewsQuery);
  const planned = data?.find(({ state, schedule }) => state !== 'COMPLETE' && schedule.at === date);
  if (!planned) return null;
  return (
    <>
      <p>{copy.atSlot}</p>
      <ButtonLink isWide to={`/interview/${planned.code}`}>
        {copy.enter}
      </ButtonLink>
    </>
  );
}
