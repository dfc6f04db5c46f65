import { applicationPaths } from '@ieum/contract/hiring/applications/paths.ts';
import type { applications } from '@ieum/contract/hiring/applications/endpoints.ts';
import type { Reply } from '@ieum/contract/common/endpoint.ts';
import type { Recruitment, RecruitmentCard } from '@ieum/contract/hiring/recruitments/schemas.ts';
import type { recruitments } from '@ieum/contract/hiring/recruitments/endpoints.ts';
import { apiOf, type Send } from '#lib/api/api.ts';
import { millisOf } from '#lib/format/dates.ts';
import { readSession } from '#lib/session/session.ts';
import { recruitmentsOf } from '../recruitments-api.ts';

/** The reader's own application, in short. */
export type OwnApplication = Reply<typeof recruitments.read>['application'];

/** The part of a recruitment's data that only this reader sees. */
export interface OwnView {
  application: OwnApplication;
  bookmarkId: string | null;
  hitCounts: number;
  /** Whether it belongs to the reader's company. */
  isOwn: boolean;
}

export interface DetailData {
  recruitment: Recruitment;
  similar: RecruitmentCard[];
  /**
   * Whether it was open at the time of loading; computed once, so that server and browser render the
   * same.
   */
  hasBegun: boolean;
  /**
   * The id of the account that loaded it in the browser, or `out`; undefined when the server rendered it for
   * everybody.
   */
  reader: string | undefined;
  application: OwnApplication;
  isOwn: boolean;
}

/** The reader, as far as responses differ between readers. */
export function readerNow(): string {
  const session = readSession();
  return session.state === 'in' ? session.userId : session.state;
}

/** A recruitment with similar ones. */
export async function readDetail(id: string, send?: Send): Promise<DetailData> {
  const api = recruitmentsOf(send);
  const params = { _recruitment: id };
  const reader = send ? undefined : readerNow();
  const [answer, { recruitments: similar }] = await Promise.all([
    api.read({ params }),
    api.similar({ params }),
  ]);
  const { startsAt } = answer.recruitment.application;
  const hasBegun = startsAt === null || millisOf(startsAt) <= Date.now();
  return { ...answer, similar, hasBegun, reader };
}

const ownView = ({
  recruitment,
  application,
  isOwn,
}: Pick<DetailData, 'recruitment' | 'application' | 'isOwn'>): OwnView => ({
  application,
  isOwn,
  bookmarkId: recruitment._like,
  hitCounts: recruitment.hitCounts,
});

/** The reader's part of the data that the page already has. */
export const ownViewOf = (data: DetailData): OwnView => ownView(data);

/** Loads it as this reader: counts the view once a day and returns the bookmark and the own application. */
export async function readOwnView(id: string): Promise<OwnView> {
  return ownView(await recruitmentsOf().read({ params: { _recruitment: id } }));
}

/** Revokes an application. */
export async function revokeApplication(id: string): Promise<OwnApplication> {
  const api = apiOf<typeof applications>(applicationPaths);
  const { application } = await api.revoke({ params: { _application: id } });
  const { status, writingStep, appliedAt } = application;
  return { _id: id, status, writingStep, appliedAt };
}
