import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Locale } from '@ieum/contract/common/text.ts';

const A_YEAR = '1y';

/**
 * Serves the scripts, styles and fonts of the built languages. The plugin's own routes read the whole folder at each
 * request, to reject other spellings of a name; everything in these folders is public, so `sendFile` is enough.
 */
export async function serveAssets(
  app: FastifyInstance,
  built: readonly Locale[],
  folderOf: (locale: Locale) => string,
) {
  const [root] = built.map(folderOf);
  if (root === undefined) return;
  await app.register(fastifyStatic, {
    root,
    serve: false,
    index: false,
    immutable: true,
    maxAge: A_YEAR,
    preCompressed: true,
    // No browser reads a part of a script, and the plugin takes a malformed range for one beyond the end.
    acceptRanges: false,
  });
  for (const locale of built)
    app.get<{ Params: { '*': string } }>(`/static/${locale}/*`, (request, reply) =>
      reply.sendFile(request.params['*'], folderOf(locale)),
    );
}
