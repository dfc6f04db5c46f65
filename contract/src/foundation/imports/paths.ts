import { path } from '../../common/endpoint.ts';

const all = '/api/console/imports';
const one = `${all}/:_import`;
const kind = '/api/console/import-kinds/:importKind';

/** The kind's own right is needed too, as `content.write` to import FAQs. */
const console = { access: 'console', right: 'imports.write' } as const;

export const importPaths = {
  template: path({ method: 'GET', path: `${kind}/template`, ...console }),
  check: path({ method: 'POST', path: kind, ...console }),
  find: path({ method: 'GET', path: one, ...console }),
  listRows: path({ method: 'GET', path: `${one}/rows`, ...console }),
  exportFaults: path({ method: 'GET', path: `${one}/faults`, ...console }),
  checkAgain: path({ method: 'POST', path: `${one}/check`, ...console }),
  write: path({ method: 'POST', path: `${one}/write`, ...console }),
};
