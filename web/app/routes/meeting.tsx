import { Suspense } from 'react';
import {
  useLoaderData,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { readMeeting } from '#features/live/meetings/page/data.ts';
import { pageCopy as copy } from '#features/live/meetings/page/copy.ts';
import { MeetingScreen } from '#features/live/meetings/page/meeting-screen.tsx';
import { MoreSlotActionsContext } from '#features/live/meetings/more-slot-actions-context.ts';
import { headOf } from '#lib/document/head.ts';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { serverSend } from '#lib/document/server-context.ts';

// Only a person with an agreed time needs it.
const SlotInterview = lazyPart(
  async () => (await import('#features/live/interviews/own/slot-interview.tsx')).SlotInterview,
);

const interviewAt = ({ date }: { date: string }) => (
  <Suspense>
    <SlotInterview date={date} />
  </Suspense>
);

const idOf = ({ params }: Pick<LoaderFunctionArgs, 'params'>): string => params['_meeting'] ?? '';

export const loader = (args: LoaderFunctionArgs) => readMeeting(idOf(args), serverSend(args.context));

export const clientLoader = (args: ClientLoaderFunctionArgs) => readMeeting(idOf(args));

/** Only those who have its link are to find it. */
export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  headOf({
    title: loaderData ? copy.ofCompany(loaderData.meeting.company.name) : copy.about,
    isHidden: true,
  });

export default function MeetingPage() {
  const { meeting } = useLoaderData<typeof loader>();
  return (
    <MoreSlotActionsContext value={interviewAt}>
      <MeetingScreen key={meeting._id} meeting={meeting} />
    </MoreSlotActionsContext>
  );
}
