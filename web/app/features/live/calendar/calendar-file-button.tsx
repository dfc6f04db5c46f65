import IconCalendarDown from '~icons/tabler/calendar-down';
import { useState } from 'react';
import { runAction } from '#ui/action/run-action.ts';
import { Button } from '#ui/button/button.tsx';
import { calendarCopy as copy } from './copy.ts';
import { downloadAppointment } from './data.ts';

interface FileButtonProps {
  /** Of the appointment, or of the row that it belongs to. */
  id: string;
  /** The appointment's name, for screen readers. */
  name: string;
  isWide?: boolean;
}

/** Downloads one appointment as a file that other calendars open. */
export function CalendarFileButton({ id, name, isWide = false }: FileButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const load = async () => {
    setBusy(true);
    await runAction({ run: () => downloadAppointment(id) });
    setBusy(false);
  };
  return (
    <Button
      kind="subtle"
      size="sm"
      isWide={isWide}
      isLoading={isBusy}
      icon={<IconCalendarDown size={17} stroke={1.75} aria-hidden />}
      aria-label={copy.fileOf(name)}
      onClick={load}
    >
      {copy.file}
    </Button>
  );
}
