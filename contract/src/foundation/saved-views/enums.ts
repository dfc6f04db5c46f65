/** How far apart the rows of a list are. */
export const densities = ['normal', 'compact', 'tight'] as const;
export type ListDensity = (typeof densities)[number];

/** The maximum length of each part of a view, and of views of one administrator and list. */
export const savedViewBounds = {
  name: 30,
  list: 60,
  query: 1000,
  columns: 40,
  column: 40,
  views: 20,
} as const;
