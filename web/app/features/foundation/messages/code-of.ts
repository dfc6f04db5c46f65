const CODE = /(?<!\d)\d{6}(?!\d)/;

/** The verification code inside a message: six digits that stand alone. */
export const codeOf = (body: string): string | undefined => CODE.exec(body)?.[0];
