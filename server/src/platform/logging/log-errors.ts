/** An error as a line of the log shows it. */
export interface LoggedError {
  type: string;
  message: string;
  stack?: string;
  cause?: LoggedError;
  [detail: string]: unknown;
}

/** What of a database's error names the place, never a value. */
const PLACES = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine', 'syscall'];
const DEEPEST = 5;

interface Parts extends Error {
  code?: unknown;
  query?: unknown;
}

/**
 * An error without the values it was about: of a failed query its text with the places of its parameters, of the
 * database's answer what names a table or a rule. Parameters are names, addresses and password hashes.
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

/** Classes of the database's errors whose messages quote the value that was wrong. */
const QUOTES_VALUE = /^(22|23|42804)/;

function messageOf({ message, code, query }: Parts): string {
  if (typeof query === 'string' && message.startsWith('Failed query')) return `Failed query: ${query}`;
  const text = typeof query === 'string' ? message.replace(/\nparams: [^]*$/, '') : message;
  return typeof code === 'string' && QUOTES_VALUE.test(code) ? text.replace(/: "[^]*$/, ': […]') : text;
}

/** Where it was thrown; the lines before the first frame repeat the message. */
function stackOf({ stack = '' }: Error): string {
  const first = stack.search(/^ {4}at /m);
  return first === -1 ? '' : stack.slice(first);
}
