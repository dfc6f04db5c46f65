import type { TestActor, World } from './world.ts';

export type Kind = 'person' | 'company' | 'pending' | 'console';

/** One caller of each kind; `pending` is a company that awaits its approval. */
export const oneOfEachKind = async (world: World): Promise<Record<Kind, TestActor>> => ({
  person: await world.aPerson(),
  company: await world.aCompany(),
  pending: await world.aPendingCompany(),
  console: await world.anAdministrator(),
});
