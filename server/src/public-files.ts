import type { FastifyInstance } from 'fastify';
import { feedRoutes } from '#site/pages/feeds/routes.ts';
import type { HtmlCache } from '#site/pages/html-cache.ts';
import { createPainter } from '#site/pages/picture/painter.ts';
import { iconRoutes } from '#site/pages/icons.ts';
import { pictureRoutes } from '#site/pages/picture/routes.ts';
import type { Ports } from './ports.ts';

/** The public files for machines: sitemap, feed, robots, icons and preview pictures. */
export function registerFeeds(
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
