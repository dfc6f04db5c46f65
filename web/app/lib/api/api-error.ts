/** An error as on the wire; `status` 0 means that the server was not reached. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string>;
  readonly requestId: string | undefined;
  /** The current row of a conflict, as on the wire. */
  readonly current: unknown;
  /** An alert has already shown the message (403). */
  isReported = false;

  constructor(status: number, errorBody: ErrorBody) {
    super(errorBody.message);
    this.name = 'ApiError';
    this.status = status;
    this.code = errorBody.code;
    this.fields = errorBody.fields ?? {};
    this.requestId = errorBody.requestId;
    this.current = errorBody.current;
  }
}

export interface ErrorBody {
  code: string;
  message: string;
  fields?: Record<string, string> | undefined;
  requestId?: string | undefined;
  current?: unknown;
}

/** Whether a value is an error body of the wire. */
export const isErrorBody = (value: unknown): value is ErrorBody =>
  typeof value === 'object' && value !== null && 'code' in value && 'message' in value;
