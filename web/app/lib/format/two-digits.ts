/** A number with a leading zero below ten, as in times and days: `07`. */
export const twoDigits = (n: number): string => String(n).padStart(2, '0');
