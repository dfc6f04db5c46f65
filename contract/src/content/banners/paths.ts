import { path } from '../../common/endpoint.ts';

const all = '/api/console/banners';
const one = `${all}/:_banner`;

export const bannerPaths = {
  find: path({ method: 'GET', path: '/api/v1/banners/:code', access: 'anyone' }),
};

export const consoleBannerPaths = {
  list: path({ method: 'GET', path: all, access: 'console', right: 'content.read' }),
  find: path({ method: 'GET', path: one, access: 'console', right: 'content.read' }),
  create: path({ method: 'POST', path: all, access: 'console', right: 'content.write' }),
  revise: path({ method: 'PUT', path: one, access: 'console', right: 'content.write' }),
  remove: path({ method: 'DELETE', path: one, access: 'console', right: 'content.write' }),
};
