import type { Access } from '@ieum/contract/common/endpoint.ts';
import type { AccessCase } from './access-cases.ts';
import { collectAccessCases } from './access-rows.ts';
import { oneOfEachKind, type Kind } from '../caller-kinds.ts';
import { aPersonWithResume } from '../hiring.ts';
import { theWorld, type TestActor, type World } from '../world.ts';

/** The kind of caller that an endpoint of each access admits. */
export const callers: Record<Access, Kind> = {
  anyone: 'person',
  member: 'person',
  person: 'person',
  company: 'company',
  approvedCompany: 'company',
  console: 'console',
};

interface AccessWorld {
  world: World;
  actors: Record<Kind, TestActor>;
  cases: AccessCase[];
}

/** A caller of each kind, with the access cases of their rows. */
export async function createAccessWorld(): Promise<AccessWorld> {
  const world = await theWorld();
  const actors = { ...(await oneOfEachKind(world)), person: await aPersonWithResume(world) };
  return { world, actors, cases: await collectAccessCases(world, actors) };
}
