// Renders a document of each use by the built web and fails where a transform of documents does not match.
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Pages that need no rows: one that is read first, one behind the login, one that is missing. */
const ADDRESSES = ['/about', '/dashboard', '/404'];

const root = fileURLToPath(new URL('..', import.meta.url));
const [locale = 'ko'] = process.argv.slice(2);
const built = await import(pathToFileURL(join(root, 'web', 'build', locale, 'server', 'index.js')).href);
const render = built.entry.module.createPageHandler(built, 'production');

const faults = [];
for (const address of ADDRESSES) {
  let html = '';
  await render(new Request(`http://localhost${address}`), {
    locale,
    demoAccounts: [],
    without: [],
    send: async () => ({ boards: [] }),
    deliver: (whole) => (html = whole),
    report: (error) => faults.push(`${address}: ${error.message} (${error.cause?.message ?? ''})`),
  });
  if (!html.includes('<style>')) faults.push(`${address}: the document was not rewritten`);
}
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`);
  process.exitCode = 1;
}
