export { book, cancel, propose, remove, type Appointment } from './appointments.ts';
export type { Party } from './party.ts';
