import { editor } from '@ieum/contract/foundation/files/endpoints.ts';
import type { Route } from '#kit/http/route.ts';
import type { FileStore } from './store.ts';
import { publicFileUrl } from './wire.ts';

/**
 * Photos for the rich editor, re-encoded so that only a picture is stored. Each is private to its owner until
 * the module that stores the content makes it public; the response is the address for the content.
 */
export function editorRoutes(route: Route, { fileStore }: { fileStore: FileStore }) {
  route(editor.addPhoto, {
    limit: { max: 60, perSeconds: 60, by: 'actor' },
    alsoNeeds: ({ isConsole }) =>
      isConsole ? { access: 'console', right: 'content.write' } : { access: 'approvedCompany' },
    run: async (ctx, { file: upload }) => {
      const plan = { type: null, ownerId: ctx.actor.userId, kinds: 'photo', isPublic: false } as const;
      const { id } = await fileStore.store(ctx, upload, plan);
      return { url: publicFileUrl(id) };
    },
  });
}
