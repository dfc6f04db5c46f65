import { randomUUID } from 'node:crypto';
import { v5, v7, validate } from 'uuid';

const NAMESPACE = '5f0f3c0e-6d4b-4e52-9f0e-3b8b4f3c9a71';

/** A new UUIDv7; ids increase with time, but no order depends on them. */
export const newId = (): string => v7();

/** The same UUID for the same input, for work that must not be done twice. */
export const idOf = (...parts: string[]): string => v5(parts.join('\n'), NAMESPACE);

/** Whether a string can be a row's id; only for values that no `Id` of the contract has parsed. */
export const isId = (value: string): boolean => validate(value);

/** A random id without any information, for tokens and request ids. */
export const randomId = (): string => randomUUID();
