import { Suspense, useState } from 'react';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { Button, type ButtonLook } from '#ui/button/button.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { scheduleCopy as copy } from './copy.ts';
import type { ScheduleSheetProps } from './schedule-sheet.tsx';

const ScheduleSheet = lazyPart(async () => (await import('./schedule-sheet.tsx')).ScheduleSheet);

type ScheduleButtonProps = Omit<ScheduleSheetProps, 'onClose'> & Pick<ButtonLook, 'size' | 'isWide'>;

/** Opens the schedule of a meeting. */
export function ScheduleButton({ meeting, picked, ...look }: ScheduleButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="default" {...look} onClick={() => setOpen(true)}>
        {copy.act}
        <span className="visually-hidden">
          : <MemberText>{meeting.title}</MemberText>
        </span>
      </Button>
      {isOpen && (
        <Suspense>
          <ScheduleSheet meeting={meeting} picked={picked} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
