import { bannerPaths } from '@ieum/contract/content/banners/paths.ts';
import { auditActions } from '@ieum/contract/content/banners/audit-texts.ts';
import { defineModule } from '#module.ts';
import { BANNERS_TAG, bannerRoutes, type BannerDeps } from './routes.ts';
import { banners } from './tables.ts';

const { id, isActive, startsAt, endsAt, shownAt, name: subject } = banners;
const columns = { id, isActive, startsAt, endsAt, shownAt, subject };

/** Banners of the home page: its carousel, its partner logos and the picture of its menu. */
export const bannersModule = (deps: BannerDeps) =>
  defineModule({
    name: 'banners',
    documentation: async () => (await import('./documentation.ts')).documentation,
    audit: auditActions,
    publishables: [
      { kind: 'banner', table: banners, columns, tag: BANNERS_TAG, shownBy: bannerPaths.find.path },
    ],
    register: ({ route }) => bannerRoutes(route, deps),
    tables: { banners: 'none', banner_slides: 'none' },
  });
