export { feedRoutes } from './feeds/routes.ts';
export { HtmlCache } from './html-cache.ts';
export { iconRoutes } from './icons.ts';
export { createPainter } from './picture/painter.ts';
export { pictureRoutes } from './picture/routes.ts';
export { builtPages, isBuilt, pagesOf, servedLanguages, type PagesOf } from './renderer.ts';
export { pageRoutes } from './routes.ts';
export { shareTags } from './tags.ts';
