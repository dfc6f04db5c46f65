import type { BadgeLook } from './badge.tsx';

/** A stored state as it is shown: its label and the look of its badge. */
export interface State {
  label: string;
  look: BadgeLook;
}
export type States<V extends string = string> = Readonly<Record<V, State>>;

/** Waiting is amber, reached is jade, over is ink; rejected and failed are rose. */
export const wait: BadgeLook = { hue: 'amber' };
export const done: BadgeLook = { hue: 'jade' };
export const over: BadgeLook = { hue: 'ink' };

/** Joins the labels of the states of one field with their looks. */
export function statesOf<V extends string>(
  labels: Readonly<Record<V, string>>,
  looks: Readonly<Record<V, BadgeLook>>,
): States<V> {
  const entries = Object.entries<BadgeLook>(looks).map(([value, look]) => [
    value,
    { label: labels[value as V], look },
  ]);
  return Object.fromEntries(entries) as States<V>;
}
