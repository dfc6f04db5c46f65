import { questionCategories, type QuestionCategory } from '@ieum/contract/content/questions/enums.ts';
import { questionCategoryTexts } from '@ieum/contract/content/questions/category-texts.ts';
import { say } from '#lib/format/copy.ts';
import { copy } from './copy.ts';

/** The name of what a question is about. */
export const categoryText = (category: QuestionCategory | null): string =>
  category ? say(questionCategoryTexts[category]) : copy.noCategory;

/** The topics of questions as options of a field or a filter. */
export const categoryOptions = questionCategories.map((value) => ({
  value,
  label: say(questionCategoryTexts[value]),
}));
