import { createRequestHandler, type ServerBuild } from 'react-router';
import { setDemoAccounts } from '../session/demo-accounts.ts';
import { provideServer, type ServerContext } from './server-context.ts';

/** The whole web as one function from a document's request to its rendered response. */
export function createPageHandler(build: ServerBuild, mode: string) {
  const handle = createRequestHandler(build, mode);
  return (request: Request, values: ServerContext): Promise<Response> => {
    setDemoAccounts(values.demoAccounts);
    return handle(request, provideServer(values));
  };
}
