import { calendarModule } from './calendar/module.ts';
import { textingsModule } from './textings/module.ts';
import { meetingsModule } from './meetings/module.ts';
import { interviewsModule } from './interviews/module.ts';
import { lecturesModule } from './lectures/module.ts';
import type { AddModule } from '#module-deps.ts';
import type { Hiring } from '#hiring/modules.ts';

/** Creates the modules of the area. */
export function createLive(add: AddModule, hiring: Hiring): void {
  add(calendarModule(hiring));
  add(textingsModule(hiring));
  add(meetingsModule(hiring));
  add(interviewsModule(hiring));
  add(lecturesModule(hiring));
}
