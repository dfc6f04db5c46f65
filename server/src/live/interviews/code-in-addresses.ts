/** The code of an interview, which admits its reader, in the address of its page or of a call. */
export const CODE_IN_ADDRESSES = /((?:\/|%2F)interview(?:\/|%2F))[\w-]{8,}/gi;
