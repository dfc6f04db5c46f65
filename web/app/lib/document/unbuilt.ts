import { data } from 'react-router';
import { isBuilt } from './built.ts';
import { findPath } from '../session/guards.ts';

/**
 * Answers 404 to an address that is in the table without a screen and would match another route's
 * parameter.
 */
export function throwUnbuilt({ request }: { request: Request }): null {
  const path = findPath(new URL(request.url).pathname);
  if (path === undefined || !isBuilt(path)) throw data(null, { status: 404 });
  return null;
}
