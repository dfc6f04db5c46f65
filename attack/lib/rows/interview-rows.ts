import { assertSuccess } from '../assert-success.ts';
import type { Actor, World } from '../world.ts';

/** An interview that everybody who has the link may ask to join. */
export async function aRoom(world: World): Promise<{ host: Actor; code: string }> {
  const host = await world.aCompany();
  const body = { title: '두 브라우저의 면접', entrance: { type: 'ONE_WITH_URL' } };
  const made = await world.call(host, 'POST', '/api/v1/company/interviews', { body });
  return { host, code: assertSuccess(made, 'an interview').string('interview', 'code') };
}
