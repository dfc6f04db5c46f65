/** The account with which a language model is asked. */
export interface ModelAccount {
  key: string;
  organization: string | null;
  project: string | null;
}

export interface ModelRequest {
  account: ModelAccount;
  model: string;
  /** The task of the model. */
  instructions: string;
  /** The question, with the texts from which the model answers. */
  question: string;
  /** The most tokens of its reply. */
  maxTokens: number;
  /** Ends the request, also at the provider. */
  signal: AbortSignal;
}

/** A piece of the reply, or at its end how many tokens request and reply had. */
export type ModelPart = { text: string } | { tokens: number };

/** KEY: the account is rejected; LIMIT: it asks too much; TIMEOUT and SERVICE: no reply; CUT: it ended in the middle. */
export type ModelFailure = 'KEY' | 'LIMIT' | 'TIMEOUT' | 'SERVICE' | 'CUT';

/** Why a language model gave no whole reply. */
export class ModelError extends Error {
  override name = 'ModelError';
  readonly failure: ModelFailure;

  constructor(failure: ModelFailure, options?: ErrorOptions) {
    super(`the language model failed: ${failure}`, options);
    this.failure = failure;
  }
}

/** Answers in pieces, as they are written. */
export interface LanguageModel {
  stream: (request: ModelRequest) => AsyncIterable<ModelPart>;
}
