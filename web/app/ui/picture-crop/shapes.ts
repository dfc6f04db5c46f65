/** The shapes a picture may be cut to, width by height. */
export const shapes = { square: 1, portrait: 3 / 4 } as const;
export type Shape = keyof typeof shapes;
