export { book, cancel, finish, listWithin, propose, remove, type Appointment } from './appointments.ts';
export { findPlaces, listAwaiting, listBusy, rejectConflict } from './availability.ts';
export type { Party, Span } from './party.ts';
export { describeOwnAppointments } from './describe.ts';
