import { path } from '../../common/endpoint.ts';

export const converterPaths = {
  convert: path({ method: 'POST', path: '/api/developer/converter', access: 'anyone' }),
};
