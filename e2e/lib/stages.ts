import { expect, type APIRequestContext } from '@playwright/test';
import { tokensOf } from './sessions.ts';

interface Row {
  _id: string;
  stage: string;
}

async function company(): Promise<Record<string, string>> {
  const { accessToken } = await tokensOf('company');
  return { authorization: `Bearer ${accessToken}` };
}

/** The stage of each applicant of a recruitment of the demonstration's company. */
export async function readStages(
  request: APIRequestContext,
  _recruitment: string,
): Promise<Map<string, string>> {
  const answer = await request.get(`/api/v1/company/recruitments/${_recruitment}/applications?limit=100`, {
    headers: await company(),
  });
  const { applications } = (await answer.json()) as { applications: Row[] };
  return new Map(applications.map(({ _id, stage }) => [_id, stage]));
}

/** Moves each applicant back to the given stage, so that later stories find the kanban unchanged. */
export async function restoreStages(
  request: APIRequestContext,
  _recruitment: string,
  before: Map<string, string>,
) {
  const now = await readStages(request, _recruitment);
  const moved = [...before].filter(([_id, stage]) => now.get(_id) !== stage);
  for (const stage of new Set(moved.map(([, one]) => one))) {
    const applications = moved.filter(([, one]) => one === stage).map(([_application]) => ({ _application }));
    const answer = await request.put(`/api/v1/company/recruitments/${_recruitment}/applications/stage`, {
      headers: await company(),
      data: { stage, applications },
    });
    expect(answer.status(), await answer.text()).toBe(200);
  }
}
