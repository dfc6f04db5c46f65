import { defineModule } from '#module.ts';
import { collectCalendar } from './collect.ts';
import { eraseCalendar } from './erase.ts';

/** When things take place: the only writer of times, so that nobody is in two places at once. */
export const calendarModule = () =>
  defineModule({
    name: 'calendar',
    tables: { appointments: 'none', appointment_parties: 'personal', calendar_places: 'none' },
    collect: collectCalendar,
    erase: eraseCalendar,
  });
