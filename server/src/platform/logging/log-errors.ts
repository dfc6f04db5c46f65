/** An error as the log shows it. */
export interface LoggedError {
  type: string;
  message: string;
  stack?: string;
  cause?: LoggedError;
  [detail: string]: unknown;
}

/** The properties of a database error that name the place, never a value. */
const PLACES = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine', 'syscall'];
const DEEPEST = 5;

interface Parts extends Error {
  code?: unknown;
  query?: unknown;
}

/**
 * An error without the values it was about: a failed query's text with placeholders, and from the database's
 * answer only the names of tables and constraints. Parameters are names, addresses and password hashes.
 */
export function describeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const parts = error as Parts;
  const cause =
    depth < DEEPEST && error.cause !== undefined ? describeError(error.cause, depth + 1) : undefined;
  const stack = stackOf(error);
  return {
    type: error.name,
    message: messageOf(parts),
    ...Object.fromEntries(
      PLACES.flatMap((name) => {
        const value = (error as unknown as Record<string, unknown>)[name];
        return typeof value === 'string' ? [[name, value]] : [];
      }),
    ),
    ...(stack && { stack }),
    ...(cause && { cause }),
  };
}

/** Classes of database errors whose messages quote the wrong value. */
const QUOTES_VALUE = /^(22|23|42804)/;

function messageOf({ message, code, query }: Parts): string {
  if (typeof query === 'string' && message.startsWith('Failed query')) return `Failed query: ${query}`;
  const text = typeof query === 'string' ? message.replace(/\nparams: [^]*$/, '') : message;
  return typeof code === 'string' && QUOTES_VALUE.test(code) ? text.replace(/: "[^]*$/, ': […]') : text;
}

/** The stack frames; the lines before the first frame repeat the message. */
function stackOf({ stack = '' }: Error): string {
  const first = stack.search(/^ {4}at /m);
  return first === -1 ? '' : stack.slice(first);
}
