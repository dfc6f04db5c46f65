import { copy } from '#features/foundation/publishing/calendar/calendar-copy.ts';
import { CalendarScreen } from '#features/foundation/publishing/calendar/calendar-screen.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default CalendarScreen;
