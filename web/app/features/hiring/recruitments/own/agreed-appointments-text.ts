import { createContext } from 'react';

/**
 * Reads what modules above have agreed on with the applicants of a recruitment, for the questions before it ends;
 * empty where there is nothing.
 */
export const AgreedAppointmentsTextContext = createContext<
  ((recruitmentId: string) => Promise<string>) | undefined
>(undefined);
