import type { FastifyInstance } from 'fastify';
import { createPainter, feedRoutes, iconRoutes, pictureRoutes, type HtmlCache } from '#site/pages/public.ts';
import type { Ports } from './ports.ts';

/** The public files for machines: sitemap, feed, robots, icons and preview pictures. */
export function registerPublicFiles(
  app: FastifyInstance,
  { env, database, limiter, clock }: Ports,
  cache: HtmlCache,
) {
  const painter = createPainter();
  app.addHook('onClose', painter.stop);
  iconRoutes(app);
  feedRoutes(app, { db: database.db, cache, limiter, publicUrl: env.publicUrl, now: () => clock.now() });
  pictureRoutes(app, { db: database.db, limiter, painter });
}
