const CODE = /(?<!\d)\d{6}(?!\d)/;

/** The verification code in a message: six digits that are not part of a longer number. */
export const verificationCodeOf = (body: string): string | undefined => CODE.exec(body)?.[0];
