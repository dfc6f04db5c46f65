export interface Figure {
  what: string;
  measured: string;
  must: string;
  isMet: boolean;
}

export const atMost = (
  what: string,
  value: number,
  must: number,
  show: (value: number) => string,
): Figure => ({
  what,
  measured: show(value),
  must: `≤ ${show(must)}`,
  isMet: value <= must,
});
export const atLeast = (
  what: string,
  value: number,
  must: number,
  show: (value: number) => string,
): Figure => ({
  what,
  measured: show(value),
  must: `≥ ${show(must)}`,
  isMet: value >= must,
});

export const whole = (value: number) => value.toLocaleString('en');
export const times = (value: number) => `${value.toFixed(2)} ×`;
export const milliseconds = (value: number) => `${value.toFixed(1)} ms`;
export const seconds = (value: number) => `${value.toFixed(2)} s`;
export const megabytes = (value: number) => `${value.toFixed(0)} MB`;
export const kilobytes = (value: number) => `${value.toFixed(1)} KB`;

export const markdown = (figures: readonly Figure[]) =>
  [
    '| figure | measured | must | |',
    '|---|---|---|---|',
    ...figures.map(
      ({ what, measured, must, isMet }) => `| ${what} | ${measured} | ${must} | ${isMet ? '✓' : '✗'} |`,
    ),
  ].join('\n');
