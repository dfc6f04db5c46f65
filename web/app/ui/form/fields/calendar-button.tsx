import IconCalendar from '~icons/tabler/calendar';
import { useId, useState, type ComponentType } from 'react';
import { httpCopy } from '#lib/api/http-copy.ts';
import { alertMessage } from '#lib/layers/alert-port.ts';
import { PopupLayer } from '../../popup/popup-layer.tsx';
import { usePopup } from '../../popup/use-popup.ts';
import type { DayCalendarProps } from './day-calendar.tsx';
import styles from './day-input.module.css';

interface CalendarButtonProps extends DayCalendarProps {
  label: string;
  isDisabled: boolean;
}

/** Opens the calendar of a day field; the calendar is loaded at the first press, because it is larger. */
export function CalendarButton({ label, isDisabled, onChange, ...shown }: CalendarButtonProps) {
  const popup = usePopup('end');
  const id = useId();
  const [Calendar, setCalendar] = useState<ComponentType<DayCalendarProps>>();
  const press = async () => {
    if (!Calendar) {
      const loaded = await import('./day-calendar.tsx').catch(() => undefined);
      if (!loaded) return alertMessage(httpCopy.offline);
      setCalendar(() => loaded.DayCalendar);
    }
    return popup.handlePress();
  };
  return (
    <>
      <button
        ref={popup.button}
        type="button"
        className={styles.button}
        disabled={isDisabled}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={popup.isOpen}
        aria-controls={popup.isOpen ? id : undefined}
        onPointerDown={popup.handlePointerDown}
        onClick={() => void press()}
      >
        <IconCalendar size={18} aria-hidden />
      </button>
      {popup.isOpen && Calendar && (
        <PopupLayer popup={popup} id={id} label={label} className={styles.layer}>
          <Calendar
            {...shown}
            onChange={(day) => {
              onChange(day);
              popup.close();
            }}
          />
        </PopupLayer>
      )}
    </>
  );
}
