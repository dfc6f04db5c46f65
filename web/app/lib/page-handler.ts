import { createRequestHandler, type ServerBuild } from 'react-router';
import { setDemo } from './demo.ts';
import { provideServer, type ServerContext } from './server-context.ts';

/** The whole web as one function: a document's request in, its rendered answer out. */
export function createPageHandler(build: ServerBuild, mode: string) {
  const handle = createRequestHandler(build, mode);
  return (request: Request, values: ServerContext): Promise<Response> => {
    setDemo(values.isDemo);
    return handle(request, provideServer(values));
  };
}
