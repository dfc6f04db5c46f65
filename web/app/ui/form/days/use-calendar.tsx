import IconCalendar from '~icons/tabler/calendar';
import { useId, useState, type ComponentType, type ReactNode } from 'react';
import { importOrAlert } from '../../alert/import-or-alert.ts';
import { PopupLayer } from '../../popup/popup-layer.tsx';
import { usePopup } from '../../popup/use-popup.ts';
import type { DayCalendarProps } from './day-calendar.tsx';
import styles from './day-input.module.css';

interface CalendarOptions extends DayCalendarProps {
  label: string;
  isDisabled: boolean;
}

/**
 * The button of a day field's calendar, and the layer that it opens; the calendar is loaded at the first
 * press, because it is larger than a form.
 */
export function useCalendar({ label, isDisabled, onChange, ...shown }: CalendarOptions) {
  const popup = usePopup('end');
  const { isOpen, button } = popup;
  const id = useId();
  const [Calendar, setCalendar] = useState<ComponentType<DayCalendarProps>>();
  const press = async () => {
    if (!Calendar) {
      const loaded = await importOrAlert(() => import('./day-calendar.tsx'));
      if (!loaded) return;
      setCalendar(() => loaded.DayCalendar);
    }
    popup.handlePress();
  };
  const opener: ReactNode = (
    <button
      ref={button}
      type="button"
      disabled={isDisabled}
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      onPointerDown={popup.handlePointerDown}
      onClick={() => void press()}
    >
      <IconCalendar size={18} aria-hidden />
    </button>
  );
  const choose = (day: string | null) => {
    onChange(day);
    popup.close();
  };
  const layer: ReactNode = isOpen && Calendar && (
    <PopupLayer popup={popup} id={id} label={label} className={styles.layer}>
      <Calendar {...shown} onChange={choose} />
    </PopupLayer>
  );
  return { opener, layer };
}
