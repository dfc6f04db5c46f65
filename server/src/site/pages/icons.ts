import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { brandTexts } from '@ieum/contract/common/brand-texts.ts';

const types: Record<string, string> = {
  'favicon.ico': 'image/x-icon',
  'apple-touch-icon.png': 'image/png',
  'icon-192.png': 'image/png',
  'icon-512.png': 'image/png',
};
const iconFile = (name: string) => new URL(`../../../../web/public/${name}`, import.meta.url);
const DAY_SECONDS = 86_400;

/** The icons of the site for browser tabs and home screens. */
const manifest = {
  name: brandTexts.name.text.ko,
  short_name: brandTexts.name.text.ko,
  start_url: '/',
  display: 'browser',
  background_color: '#ffffff',
  theme_color: '#2350dc',
  icons: [192, 512].map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  })),
};

/** Serves the icons at the fixed addresses that browsers request, and the web manifest. */
export function iconRoutes(app: FastifyInstance) {
  for (const [name, type] of Object.entries(types))
    app.get(`/${name}`, async (_request, reply) =>
      reply
        .type(type)
        .header('cache-control', `public, max-age=${DAY_SECONDS}`)
        .send(await readFile(iconFile(name))),
    );
  app.get('/manifest.webmanifest', async (_request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', `public, max-age=${DAY_SECONDS}`)
      .send(JSON.stringify(manifest)),
  );
}
