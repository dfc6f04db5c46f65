import type { LectureQuestion } from '@ieum/contract/live/lectures/schemas.ts';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { chatApi } from '../chat/data.ts';

export type { LectureQuestion };

const keyOf = (lectureId: string) => ['lecture-questions', lectureId];

/** The questions of a chat, in the order of asking. */
export const questionsQuery = (lectureId: string) =>
  infiniteQueryOptions({
    queryKey: keyOf(lectureId),
    queryFn: ({ pageParam, signal }) =>
      chatApi.listQuestions({
        params: { _lecture: lectureId },
        query: pageParam ? { after: pageParam } : {},
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });

/** Answers a question, and shows it as it is then. */
export function useAnswering(lectureId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, answer }: { id: string; answer: string }) =>
      chatApi.answer({ params: { _lecture: lectureId, _message: id }, body: { answer } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(lectureId) }),
  });
}
