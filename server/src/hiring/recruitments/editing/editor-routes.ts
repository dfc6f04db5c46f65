import { editor } from '@ieum/contract/hiring/recruitments/endpoints.ts';
import type { FileStore } from '#foundation/files/public.ts';
import type { Route } from '#kit/http/route.ts';
import { publicFileUrl } from '../wire.ts';

/**
 * Photos for the rich editor, re-encoded so that only a picture is stored. Each is private to its owner until
 * a public recruitment shows it; the response is the address for the content.
 */
export function editorRoutes(route: Route, { files }: { files: FileStore }) {
  route(editor.addPhoto, {
    limit: { max: 60, perSeconds: 60, by: 'actor' },
    alsoNeeds: ({ isConsole }) =>
      isConsole ? { access: 'console', right: 'content.write' } : { access: 'approvedCompany' },
    run: async (ctx, { file: upload }) => {
      const plan = { type: null, ownerId: ctx.actor.userId, kinds: 'photo', isPublic: false } as const;
      const { id } = await files.store(ctx, upload, plan);
      return { url: publicFileUrl(id) };
    },
  });
}
