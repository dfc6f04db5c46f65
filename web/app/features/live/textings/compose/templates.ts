import { composeCopy as copy } from './copy.ts';

export type Template = keyof typeof copy.templates;

/** The templates that can be used; the one about a meeting needs its link. */
export const templatesOf = (hasMeeting: boolean): Template[] =>
  hasMeeting ? ['meeting', 'call', 'free'] : ['received', 'documents', 'call', 'free'];

/** Whether a text is still as its template has it, so that another one may replace it. */
export const isTemplate = (message: string): boolean =>
  message.trim() === '' || Object.values(copy.messages).includes(message);
