import type { OwnRecruitment } from '@ieum/contract/hiring/recruitments/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { closingQuery } from '#features/hiring/recruitments/own/data.ts';
import type { PublishedState } from './checks/advice.ts';

/** The wage that applicants have seen, and their number; undefined before the recruitment was public. */
export function usePublished(recruitment: OwnRecruitment | undefined): PublishedState | undefined {
  const wasPublic = recruitment !== undefined && recruitment.publishedAt !== null;
  const { data } = useQuery({ ...closingQuery(recruitment?._id ?? ''), enabled: wasPublic });
  if (!wasPublic || !data) return undefined;
  const applicants = data.waiting + data.eliminated + data.silent + data.accepted;
  return { wage: recruitment.employment.wage, applicants };
}
