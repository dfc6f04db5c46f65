/** What modules above have agreed on, or are agreeing on, with the person about a recruitment. */
export interface NextAppointment {
  title: string;
  note: string;
  /** What the person has to do; missing where nothing is. */
  action?: { label: string; to: string };
}

/** The next appointment about each recruitment, by the recruitment's id. */
export type NextAppointments = ReadonlyMap<string, NextAppointment>;
