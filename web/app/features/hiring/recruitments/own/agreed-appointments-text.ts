import { createContext } from 'react';

/**
 * Reads the appointments that modules above have agreed on with the applicants of a recruitment, for the
 * questions before it ends; empty where there are none.
 */
export const AgreedAppointmentsTextContext = createContext<
  ((recruitmentId: string) => Promise<string>) | undefined
>(undefined);
