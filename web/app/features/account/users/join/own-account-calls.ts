import type { files, OwnFile } from '@ieum/contract/foundation/files/endpoints.ts';
import { filePaths } from '@ieum/contract/foundation/files/paths.ts';
import type { Reply } from '@ieum/contract/common/endpoint.ts';
import { userPaths } from '@ieum/contract/account/users/paths.ts';
import type { Me, users } from '@ieum/contract/account/users/endpoints.ts';
import { apiOf, send, type CallOf, type Send } from '#lib/api/api.ts';
import { request } from '#lib/api/http.ts';

export type { Me };

/** The calls of the detailed form. */
export interface OwnAccountCalls {
  load: () => Promise<Me>;
  save: (body: CallOf<typeof users.revise>['body']) => Promise<void>;
  upload: (picture: File) => Promise<OwnFile>;
}

const sendWith =
  (accessToken: string): Send =>
  async (path, parts) =>
    (await request(path, parts, `Bearer ${accessToken}`)).value;

async function loadBy(accessToken: string): Promise<Me> {
  const { value } = await request(userPaths.me, { query: { accessToken } });
  return (value as Reply<typeof users.me>).user;
}

/** The calls of the logged-in user, or of the owner of an access token in the address. */
export function ownAccountCallsOf(accessToken: string | undefined): OwnAccountCalls {
  const sendCall = accessToken === undefined ? send : sendWith(accessToken);
  const me = apiOf<typeof users>(userPaths, sendCall);
  const ownFiles = apiOf<typeof files>(filePaths, sendCall);
  return {
    load: async () => (accessToken === undefined ? (await me.me()).user : loadBy(accessToken)),
    save: async (body) => {
      await me.revise({ body });
    },
    upload: async (picture) => (await ownFiles.upload({ form: { type: 'PROFILE' }, file: picture })).file,
  };
}
