/** How often one caller may call; the key is the address unless `by` says the actor. */
export interface RateLimit {
  max: number;
  perSeconds: number;
  by?: 'address' | 'actor';
}
