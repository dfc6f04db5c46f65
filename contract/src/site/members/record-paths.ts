import { path } from '../../common/endpoint.ts';

const record = '/api/console/users/:_user/record';

export const memberRecordPaths = {
  open: path({ method: 'GET', path: record, access: 'console', right: 'members.read' }),
  list: path({ method: 'GET', path: `${record}/:kind`, access: 'console', right: 'members.read' }),
};
