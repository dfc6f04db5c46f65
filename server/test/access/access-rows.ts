import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AccessCase, AccessCases, AccessRows } from './access-cases.ts';
import { aPersonWithResume, aRecruitmentRow, apply } from '../hiring.ts';
import type { TestActor, World } from '../world.ts';

/** One recruitment of the company with two applicants, and the cases of all modules on these rows. */
export async function collectAccessCases(
  world: World,
  { company, person }: { company: TestActor; person: TestActor },
): Promise<AccessCase[]> {
  const { id: recruitmentId } = await aRecruitmentRow(world, company);
  const { _id: applicationId } = await apply(world, person, recruitmentId);
  const { _id: otherApplicationId } = await apply(world, await aPersonWithResume(world), recruitmentId);
  return readCases({ world, company, person, recruitmentId, applicationId, otherApplicationId });
}

async function readCases(rows: AccessRows): Promise<AccessCase[]> {
  const folder = fileURLToPath(new URL('../../src', import.meta.url));
  const cases: AccessCase[] = [];
  for (const path of globSync('*/*/access-cases.ts', { cwd: folder }).toSorted()) {
    const { accessCases } = (await import(`../../src/${path}`)) as { accessCases: AccessCases };
    cases.push(...(await accessCases(rows)));
  }
  return cases;
}
