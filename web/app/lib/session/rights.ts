import type { Right } from '@ieum/contract/common/rights.ts';
import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../api/query-client.ts';
import { findPath } from './guards.ts';
import { meQuery } from './me.ts';
import { readSession } from './session.ts';
import { useSession } from './use-session.ts';

/** Filled in by the bundler from the route table: the right that each screen of the console needs. */
declare const SCREEN_RIGHTS: Readonly<Record<string, Right>>;

/** The right that the screen of an address needs of administrators; nothing where every administrator may see it. */
export const rightOfScreen = (pathname: string): Right | undefined => SCREEN_RIGHTS[findPath(pathname) ?? ''];

interface Rights {
  /** Whether they are loaded; until then nothing is allowed. */
  isKnown: boolean;
  may: (right: Right | undefined) => boolean;
}

/** Loads the rights of an administrator who is logged in, once; a failure leaves them unknown. */
export async function loadRights(): Promise<void> {
  const session = readSession();
  if (session.state !== 'in' || !session.isConsole || queryClient.getQueryData(meQuery.queryKey)) return;
  await queryClient.prefetchQuery({ ...meQuery, networkMode: 'always', retry: false });
}

/** The rights of the administrator who is logged in; the server checks each call itself. */
export function useRights(): Rights {
  const session = useSession();
  const isConsole = session.state === 'in' && session.isConsole;
  const { data } = useQuery({ ...meQuery, enabled: isConsole });
  return {
    isKnown: data !== undefined,
    may: (right) => right === undefined || (data?.rights.includes(right) ?? false),
  };
}
