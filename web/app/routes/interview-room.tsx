import { useParams, type MetaArgs } from 'react-router';
import { InterviewPage } from '#features/live/interviews/room/view/interview-page.tsx';
import { roomCopy as copy } from '#features/live/interviews/room/view/copy.ts';
import { headOf } from '#lib/document/head.ts';

/** Only those who have its link are to find it. */
export const meta = (_: MetaArgs) => headOf({ title: copy.title, isHidden: true });

export default function InterviewRoomRoute() {
  return <InterviewPage code={useParams()['code'] ?? ''} />;
}
