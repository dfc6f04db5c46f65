import { editor } from '@ieum/contract/recruitments.ts';
import type { FileStore } from '#files/public.ts';
import type { Route } from '#kit/route.ts';

/** Photos for the rich editor: drawn anew, so that nothing but a picture is kept (§7 POST /editor). */
export function editorRoutes(route: Route, { files }: { files: FileStore }) {
  route(editor.addPhoto, {
    limit: { max: 60, perSeconds: 60, by: 'actor' },
    alsoNeeds: ({ isConsole }) => (isConsole ? 'console' : 'approvedCompany'),
    run: async (ctx, { file: upload }) => {
      const plan = { type: null, ownerId: ctx.actor.userId, kinds: 'photo', isPublic: true } as const;
      const { url } = files.present(await files.store(ctx, upload, plan));
      return { url };
    },
  });
}
