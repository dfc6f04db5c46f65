import { calendarCopy as copy } from '#features/live/calendar/copy.ts';
import { SchedulesScreen } from '#features/live/calendar/schedules-screen.tsx';
import { MeetingRequests } from '#features/live/meetings/own/meeting-requests.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default function SchedulesRoute() {
  return <SchedulesScreen requests={<MeetingRequests />} />;
}
