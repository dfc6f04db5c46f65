import type { Locale } from '@ieum/contract/common/text.ts';
import type { DropCachedPages } from '#kit/drop-cached-pages.ts';
import type { Db } from '#kit/context.ts';
import type { Secrets } from '#platform/crypto.ts';
import type { Declarations } from './declarations.ts';
import type { Module } from './module.ts';
import type { Ports } from './ports.ts';

/** Adds a module to the product; returns what it offers. */
export type AddModule = <S extends object>(module: Module<S>) => S;

/** The dependencies of every area, beside what the areas below it offer. */
export interface ModuleDeps extends Ports, Declarations {
  db: Db;
  secrets: Secrets;
  publicUrl: string;
  isDemo: boolean;
  /** The languages in which pages are rendered. */
  languages: readonly Locale[];
  /** Drops cached pages by tag, here and in every other process. */
  dropCachedPages: DropCachedPages;
}
