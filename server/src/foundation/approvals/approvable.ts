import type { z } from 'zod';
import type { Right } from '@ieum/contract/common/rights.ts';
import type { KeyedText } from '@ieum/contract/common/text.ts';
import type { AdministratorContext, Db } from '#kit/context.ts';

/** The administrator who requested an act. */
export interface Requester {
  userId: string;
  username: string;
}

/** An act in words: a text with its values. */
export interface Summary {
  message: KeyedText;
  values: Record<string, string | number>;
}

/** An act that concerns several rows or members. */
interface CountedSummary extends Summary {
  values: Summary['values'] & { count: number };
}

/** A named value on which the second administrator decides; a text with its values, or a word as it is. */
export interface Fact {
  name: KeyedText;
  value: Summary | string;
}

/** The result of an act that does not do everything that was requested. */
export interface Outcome {
  outcome: Summary;
}

interface Definition<P extends object> {
  /** Module and act, for example `messages.send`. */
  kind: string;
  /** The right that both administrators need. */
  right: Right;
  /** The parameters, plain JSON. */
  schema: z.ZodType<P>;
  summaryOf: (parameters: P) => CountedSummary;
  /** The full content on which the second administrator decides. */
  detailOf: (parameters: P) => string;
  /** What else the act depends on, for example who receives a message. */
  factsOf?: (db: Db, parameters: P) => Promise<Fact[]>;
  /** Rejects an act that cannot be done; called when it is requested. */
  check: (ctx: AdministratorContext, parameters: P) => Promise<unknown>;
  /** Does the act in the transaction of the approval, and checks its subject again. May return the result as a text. */
  run: (ctx: AdministratorContext, parameters: P, requester: Requester) => Promise<Outcome | void>;
}

/** A kind of act that needs a second administrator, with the type of its parameters erased. */
export interface Approvable {
  kind: string;
  right: Right;
  detailOf: (stored: unknown) => string;
  factsOf: (db: Db, stored: unknown) => Promise<Fact[]>;
  run: (ctx: AdministratorContext, stored: unknown, requester: Requester) => Promise<Outcome | void>;
}

/** The same as its module uses it to ask. */
export interface TypedApprovable<P extends object> extends Approvable {
  summaryOf: (parameters: P) => CountedSummary;
  check: (ctx: AdministratorContext, parameters: P) => Promise<unknown>;
}

/** Defines a kind of act that is done only after a second administrator has approved it. */
export const defineApprovable = <P extends object>(definition: Definition<P>): TypedApprovable<P> => ({
  ...definition,
  detailOf: (stored) => definition.detailOf(definition.schema.parse(stored)),
  factsOf: async (db, stored) => definition.factsOf?.(db, definition.schema.parse(stored)) ?? [],
  run: (ctx, stored, requester) => definition.run(ctx, definition.schema.parse(stored), requester),
});
