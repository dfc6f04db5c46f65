import { expect, type Page } from '@playwright/test';

interface Row {
  _id: string;
  stage: string;
}

async function company(page: Page): Promise<Record<string, string>> {
  const token = await page.evaluate(() => sessionStorage.getItem('accessToken'));
  return { authorization: `Bearer ${token}` };
}

/** The stage of each applicant of a recruitment, as the company logged in on the page sees them. */
export async function readStages(page: Page, _recruitment: string): Promise<Map<string, string>> {
  const answer = await page.request.get(
    `/api/v1/company/recruitments/${_recruitment}/applications?limit=100`,
    { headers: await company(page) },
  );
  const { applications } = (await answer.json()) as { applications: Row[] };
  return new Map(applications.map(({ _id, stage }) => [_id, stage]));
}

/** Brings each applicant back to the stage given, so that the stories after find the board as it was. */
export async function restoreStages(page: Page, _recruitment: string, before: Map<string, string>) {
  const now = await readStages(page, _recruitment);
  const moved = [...before].filter(([_id, stage]) => now.get(_id) !== stage);
  for (const stage of new Set(moved.map(([, one]) => one))) {
    const applications = moved.filter(([, one]) => one === stage).map(([_application]) => ({ _application }));
    const answer = await page.request.put(`/api/v1/company/recruitments/${_recruitment}/applications/stage`, {
      headers: await company(page),
      data: { stage, applications },
    });
    expect(answer.status(), await answer.text()).toBe(200);
  }
}
