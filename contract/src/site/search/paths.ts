import { path } from '../../common/endpoint.ts';

export const searchPaths = {
  search: path({ method: 'GET', path: '/api/v1/search', access: 'anyone' }),
  listPopular: path({ method: 'GET', path: '/api/v1/search/words', access: 'anyone' }),
};

const words = '/api/console/search/words';

export const consoleSearchPaths = {
  listWords: path({ method: 'GET', path: words, access: 'console', right: 'statistics.read' }),
  hideWords: path({ method: 'PUT', path: `${words}/hidden`, access: 'console', right: 'content.write' }),
};
