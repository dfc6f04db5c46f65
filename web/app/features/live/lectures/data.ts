import type { lectures } from '@ieum/contract/live/lectures/endpoints.ts';
import { LECTURES_PAGE } from '@ieum/contract/live/lectures/enums.ts';
import { lecturePaths } from '@ieum/contract/live/lectures/paths.ts';
import type {
  Lecture,
  LectureAnswer,
  LectureCard,
  LectureCategory,
} from '@ieum/contract/live/lectures/schemas.ts';
import { apiOf, type Send } from '#lib/api/api.ts';
import { lastPageOf } from '#lib/api/paging.ts';
import { stateOf, type LectureState } from './list/lecture-state.ts';
import type { LecturesQuery } from './list/page-query.ts';

export type { Lecture, LectureAnswer, LectureCard, LectureCategory };

/** The public endpoints of lectures. */
export const lecturesOf = (send?: Send) => apiOf<typeof lectures>(lecturePaths, send);

/** What a card of the list shows; the rest of it would only make the document larger. */
export type ShownLecture = Pick<
  LectureCard,
  '_id' | 'subject' | 'categoryName' | 'startsAt' | 'hasCode' | 'isStream' | 'fileCount' | 'linkCount'
> & { company: Pick<LectureCard['company'], 'name'>; thumb: { url: string } | null; state: LectureState };

/** What the menu of categories needs. */
export type ShownCategory = Pick<LectureCategory, '_id' | 'name' | 'parent' | 'parents' | 'depth'>;

/** A category with the first of its lectures. */
export interface MainGroup {
  category: ShownCategory;
  lectures: ShownLecture[];
}

export interface LecturesData extends LecturesQuery {
  categories: ShownCategory[];
  /** The categories of the first page, only without a choice of the visitor. */
  groups: MainGroup[];
  lectures: ShownLecture[];
  count: number;
}

/** What a card shows; its state is the one at the time of reading. */
export const shownLecture = ({
  _id,
  subject,
  company,
  categoryName,
  thumb,
  startsAt,
  hasCode,
  isStream,
  fileCount,
  linkCount,
}: LectureCard): ShownLecture => ({
  _id,
  subject,
  company: { name: company.name },
  categoryName,
  thumb: thumb && { url: thumb.url },
  startsAt,
  hasCode,
  isStream,
  fileCount,
  linkCount,
  state: stateOf({ isStream, startsAt }),
});

const shownCategory = ({ _id, name, parent, parents, depth }: LectureCategory): ShownCategory => ({
  _id,
  name,
  parent,
  parents,
  depth,
});

/** How many categories are on the first page, and how many lectures of each. */
const MAIN = { groups: 4, lectures: 3 };

async function readGroups(categories: readonly LectureCategory[], send?: Send): Promise<MainGroup[]> {
  const main = categories
    .filter((category) => category.main.isActive)
    .toSorted((one, other) => one.main.index - other.main.index)
    .slice(0, MAIN.groups);
  const groups = await Promise.all(
    main.map(async (category) => {
      const query = { category: category._id, limit: MAIN.lectures };
      const { lectures } = await lecturesOf(send).list({ query });
      return { category: shownCategory(category), lectures: lectures.map(shownLecture) };
    }),
  );
  return groups.filter((group) => group.lectures.length > 0);
}

/** A page of the lectures with the categories, beyond the end the last page. */
export async function readLectures(asked: LecturesQuery, send?: Send): Promise<LecturesData> {
  const { term, category, page } = asked;
  const api = lecturesOf(send);
  const query = {
    searchValue: term,
    ...(category && { category }),
    limit: LECTURES_PAGE,
    skip: (page - 1) * LECTURES_PAGE,
  };
  const [{ lectures: cards, count }, { categories }] = await Promise.all([
    api.list({ query }),
    api.categories({ query: {} }),
  ]);
  const last = lastPageOf(count, LECTURES_PAGE);
  if (page > last) return readLectures({ ...asked, page: last }, send);
  const isFirst = !term && !category && page === 1;
  const groups = isFirst ? await readGroups(categories, send) : [];
  return {
    ...asked,
    categories: categories.map(shownCategory),
    groups,
    lectures: cards.map(shownLecture),
    count,
  };
}

/** A page of the answered questions of a lecture that has ended. */
export interface AnswersData {
  answers: LectureAnswer[];
  count: number;
  next: string | null;
}

const noAnswers: AnswersData = { answers: [], count: 0, next: null };

/** The answered questions of a lecture, or those after a cursor. */
export const readAnswers = (id: string, after?: string, send?: Send): Promise<AnswersData> =>
  lecturesOf(send).answers({ params: { _lecture: id }, query: after === undefined ? {} : { after } });

export interface LectureData {
  lecture: Lecture;
  isAccessible: boolean;
  answers: AnswersData;
  /** Whether the server rendered it for everybody. */
  isOfEverybody: boolean;
}

type OpenedLecture = Pick<LectureData, 'lecture' | 'isAccessible'>;

/** A lecture with its answered questions, which nobody has while it is live or without its code. */
async function complete({ lecture, isAccessible }: OpenedLecture, send?: Send): Promise<LectureData> {
  const hasAnswers = isAccessible && !lecture.isStream;
  const answers = hasAnswers ? await readAnswers(lecture._id, undefined, send) : noAnswers;
  return { lecture, isAccessible, answers, isOfEverybody: send !== undefined };
}

/** One lecture; in the browser the call counts the view. */
export const readLecture = async (id: string, send?: Send): Promise<LectureData> =>
  complete(await lecturesOf(send).find({ params: { _lecture: id } }), send);

/** Enters the code of a lecture. */
export const enterCode = async (id: string, code: string): Promise<LectureData> =>
  complete(await lecturesOf().enter({ params: { _lecture: id }, body: { code } }));
