import type { Locale } from '@ieum/contract/common/text.ts';
import { createContext, data, RouterContextProvider, type LoaderFunctionArgs } from 'react-router';
import { isErrorBody } from '../api/api-error.ts';
import type { Send } from '../api/api.ts';
import type { Preview } from './preview.ts';
import type { DemoAccount } from '../session/demo-accounts.ts';

/** Data that the server passes to the loaders of one page. */
export interface ServerContext {
  locale: Locale;
  /** The accounts on the login card; none outside the demonstration. */
  demoAccounts: readonly DemoAccount[];
  /**
   * An API call inside the process: the same gate, validation and presenter. Throws `{ status, code,
   * message }`.
   */
  send: Send;
  /** The preview that the document is. */
  preview?: Preview;
  /** Receives the rendered document, which would otherwise be encoded into the response and decoded again. */
  deliver: (html: string) => void;
  /** Transforms of documents to leave out, or `all` (`DOCUMENT_WITHOUT`). */
  without: readonly string[];
  /** Receives an error that no screen expected. */
  report: (error: unknown) => void;
}

export const serverContext = createContext<ServerContext>();

/** The context of one page's request, created by the server for every document. */
export function provideServer(values: ServerContext): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(serverContext, values);
  return provider;
}

type LoaderContext = Pick<LoaderFunctionArgs, 'context'>['context'];

const statusOf = (thrown: object): number => ('status' in thrown ? Number(thrown.status) : 500);

/**
 * The client's transport inside a loader: `apiOf<typeof modules>(modulePaths, serverSend(context))`; an
 * error becomes the page's status.
 */
export function serverSend(context: Readonly<LoaderContext>): Send {
  const { send } = context.get(serverContext);
  return async (path, parts) => {
    try {
      return await send(path, parts);
    } catch (error) {
      if (!isErrorBody(error)) throw error;
      const { code, message, requestId } = error;
      throw data({ code, message, requestId }, { status: statusOf(error) });
    }
  };
}
