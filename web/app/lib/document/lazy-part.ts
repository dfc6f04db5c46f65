import { lazy, type ComponentType } from 'react';
import { httpCopy } from '../api/http-copy.ts';
import { alertMessage } from '../layers/alert-port.ts';
import { importWithRetry } from './import-with-retry.ts';

type Load<Props extends object> = () => Promise<ComponentType<Props>>;

/**
 * A component whose code is loaded when it is first shown. Without a connection an alert says so; the page stays, and
 * the component appears once the connection is back.
 */
export const lazyPart = <Props extends object>(load: Load<Props>) =>
  lazy(async () => ({ default: await importWithRetry(load, () => void alertMessage(httpCopy.offline)) }));

/** The same without an alert, for parts that nobody has requested. */
export const optionalPart = <Props extends object>(load: Load<Props>) =>
  lazy(async () => ({ default: await importWithRetry(load) }));
