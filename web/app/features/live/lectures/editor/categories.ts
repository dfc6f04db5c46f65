import { queryOptions } from '@tanstack/react-query';
import { lecturesOf, type LectureCategory } from '../data.ts';
import { copy } from './copy.ts';
import { NO_CATEGORY } from './draft.ts';

/** All categories, as visitors see them. */
export const categoriesQuery = queryOptions({
  queryKey: ['lecture-categories', 'public'],
  queryFn: async () => (await lecturesOf().categories({ query: {} })).categories,
});

/** Categories in the order of the tree: each is followed by those below it. */
export function inTree(
  categories: readonly LectureCategory[],
  parent: string | null = null,
): LectureCategory[] {
  return categories
    .filter((category) => category.parent === parent)
    .flatMap((category) => [category, ...inTree(categories, category._id)]);
}

/** The choices of a category; those below another one are indented. */
export const categoryOptions = (categories: readonly LectureCategory[]) => [
  { value: NO_CATEGORY, label: copy.noCategory },
  ...inTree(categories).map(({ _id, name, depth }) => ({
    value: _id,
    label: `${'– '.repeat(depth - 1)}${name}`,
  })),
];
