/** The source of the application's time; tests set their own. */
export interface Clock {
  now: () => Date;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };
