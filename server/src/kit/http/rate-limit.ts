/** How often one caller may call; the key is the address, or the actor with `by`. */
export interface RateLimit {
  max: number;
  perSeconds: number;
  by?: 'address' | 'actor';
}
