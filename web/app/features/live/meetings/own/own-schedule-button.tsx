import type { ButtonLook } from '#ui/button/button.tsx';
import type { OwnMeeting } from '../data.ts';
import { scheduleCopy as copy } from '../schedule/copy.ts';
import { ScheduleButton } from '../schedule/schedule-button.tsx';

interface OwnScheduleButtonProps extends Pick<ButtonLook, 'size'> {
  meeting: OwnMeeting;
}

/** Opens the schedule of a meeting with the time that the person picked. */
export const OwnScheduleButton = ({ meeting, size }: OwnScheduleButtonProps) => (
  <ScheduleButton
    isWide
    size={size}
    meeting={meeting}
    picked={meeting.schedule ? [{ ...meeting.schedule, label: copy.own }] : []}
  />
);
