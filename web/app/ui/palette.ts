import type { MantineColorsTuple } from '@mantine/core';

type Palette = Record<string, MantineColorsTuple>;

/** The hues of tokens.css for Mantine; step 6 on white and 7 on 0 or 1 are readable in every hue. */
export const palette = {
  cobalt: ['#eef3ff', '#dde7ff', '#bacdff', '#8fadff', '#5f88fb', '#3a67f0', '#2350dc', '#1b40b5', '#17348e', '#0f2361'],
  ink: ['#f6f7f9', '#eef0f4', '#e2e6ec', '#cdd3dc', '#9ba4b3', '#79828f', '#596270', '#414955', '#272d37', '#11151c'],
  ember: ['#fff3ee', '#ffe2d7', '#ffc4af', '#ff9e7d', '#f97a52', '#e95c30', '#c9430f', '#a2370e', '#7a2b0d', '#511c08'],
  jade: ['#e9f8f1', '#cff0e1', '#a0e0c5', '#67cba3', '#33b182', '#149468', '#0d7a56', '#0b6146', '#0a4d39', '#063326'],
  amber: ['#fff8e6', '#ffeec2', '#ffdd85', '#ffc845', '#f5ae14', '#c98700', '#966300', '#7a5000', '#5e3e00', '#3f2a00'],
  rose: ['#fef1f1', '#fddfdf', '#fabfbf', '#f59393', '#ec5f5f', '#de3b3b', '#c92a2a', '#a32222', '#7c1b1b', '#521212'],
  iris: ['#f3f1ff', '#e6e1ff', '#cec4ff', '#ae9efb', '#8c76f2', '#7257e6', '#5e41d3', '#4c33ae', '#3c2989', '#281b5e'],
  teal: ['#e6f7fa', '#c9edf3', '#95dae6', '#57c1d3', '#22a3b9', '#0c8599', '#0b6e80', '#0a5867', '#08454f', '#052d35'],
} as const satisfies Palette;
