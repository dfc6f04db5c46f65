export { periodBefore, readPeriod, type Period } from './period.ts';
export { firstDayOf } from './traffic.ts';
