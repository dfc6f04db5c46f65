/** The shapes to which a picture may be cropped, width by height. */
export const shapes = { square: 1, portrait: 3 / 4 } as const;
export type Shape = keyof typeof shapes;
