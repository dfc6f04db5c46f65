import { users } from '#account/users/tables.ts';
import { aPhone, aUsername, type World } from './world.ts';

/** Inserts accounts of persons who never log in; returns their ids. */
export async function manyPersons(
  world: Pick<World, 'db' | 'passwordHash'>,
  count: number,
): Promise<string[]> {
  const values = Array.from({ length: count }, () => ({
    username: aUsername(),
    passwordHash: world.passwordHash,
    userType: 'PERSON' as const,
    name: '홍길동',
    phone: aPhone(),
  }));
  return (await world.db.insert(users).values(values).returning()).map(({ id }) => id);
}
