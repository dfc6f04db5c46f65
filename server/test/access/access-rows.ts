import type { AccessCase, AccessCases, AccessRows, Untried } from './access-cases.ts';
import { collectFromModules } from '../modules/collect.ts';
import { aPersonWithResume, aRecruitmentRow, apply } from '../hiring.ts';
import type { TestActor, World } from '../world.ts';

interface Declared {
  accessCases: AccessCases;
  untried?: Untried;
}

/** The endpoints for which their modules declare why they have no case. */
export async function collectUntried(): Promise<Untried> {
  const modules = await collectFromModules<Declared>('access-cases.ts');
  return Object.assign({}, ...modules.map(({ untried }) => untried));
}

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
  const modules = await collectFromModules<Declared>('access-cases.ts');
  const cases: AccessCase[] = [];
  for (const { accessCases } of modules) cases.push(...(await accessCases(rows)));
  return cases;
}
