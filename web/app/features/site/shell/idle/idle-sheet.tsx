import { useEffect, useState } from 'react';
import { logout } from '#lib/session/session.ts';
import { showError } from '#ui/alert/show-error.ts';
import { Button } from '#ui/button/button.tsx';
import { Sheet } from '#ui/layer/sheet.tsx';
import { twoDigits } from '#lib/format/two-digits.ts';
import { idleCopy as copy } from './copy.ts';

const SECOND_MS = 1000;

const timeText = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.ceil(milliseconds / SECOND_MS));
  return `${Math.floor(seconds / 60)}:${twoDigits(seconds % 60)}`;
};

interface IdleSheetProps {
  endsAt: number;
  stay: () => Promise<void>;
}

/** Warns before the session ends; closing it in any way continues the session. */
export function IdleSheet({ endsAt, stay }: IdleSheetProps) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  const goOn = () => stay().catch(showError);
  return (
    <Sheet
      title={copy.title}
      subtitle={copy.body}
      side="centre"
      onClose={() => void goOn()}
      footer={
        <>
          <Button kind="default" onClick={() => logout()}>
            {copy.leave}
          </Button>
          <Button onClick={goOn}>{copy.stay}</Button>
        </>
      }
    >
      <p role="timer" className="number">
        {copy.left(timeText(endsAt - now))}
      </p>
    </Sheet>
  );
}
