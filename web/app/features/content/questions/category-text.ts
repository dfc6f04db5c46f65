import { questionCategories, type QuestionCategory } from '@ieum/contract/content/questions/enums.ts';
import { copy } from './copy.ts';

/** The name of what a question is about. */
export const categoryText = (category: QuestionCategory | null): string =>
  category ? copy.categories[category] : copy.noCategory;

/** The topics of questions as options of a field or a filter. */
export const categoryOptions = questionCategories.map((value) => ({ value, label: copy.categories[value] }));
