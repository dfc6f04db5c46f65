import * as common from '@ieum/contract/common/schemas.ts';
import type { Documentation } from '#module.ts';
import { parameterDescriptions } from './parameters-wire.ts';

export type MergedDocumentation = Required<Documentation>;

/**
 * Adds up what the modules declare and what they share. A group or a parameter that is described twice in
 * different words is an error, because its name means the same everywhere.
 */
export function mergeDocumentation(ofModules: readonly Documentation[]): MergedDocumentation {
  return {
    groups: mergeTexts(ofModules.map(({ groups }) => groups)),
    schemas: [common, ...ofModules.flatMap(({ schemas }) => schemas)],
    parameters: mergeTexts([parameterDescriptions, ...ofModules.map(({ parameters = {} }) => parameters)]),
  };
}

function mergeTexts(all: readonly Readonly<Record<string, string>>[]): Record<string, string> {
  const merged: Record<string, string> = {};
  for (const [name, text] of all.flatMap((one) => Object.entries(one))) {
    if (merged[name] !== undefined && merged[name] !== text)
      throw new Error(`${name} is described twice: "${merged[name]}" and "${text}"`);
    merged[name] = text;
  }
  return merged;
}
