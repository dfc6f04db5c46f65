import { z } from 'zod';
import { commonTexts as common } from '../../common/texts.ts';
import { recruitmentBounds as bounds } from './enums.ts';
import { recruitmentTexts as m } from './texts.ts';

/** One of a closed set of values. */
export const oneOf = <const T extends Record<string, string>>(values: T) =>
  z.enum(values, { error: common.unknownValue.key });
/** Several of a closed set of values. */
export const someOf = <const T extends Record<string, string>>(values: T) => z.array(oneOf(values)).max(20);
/** A number without a fraction, or none. */
export const wholeNumber = (max: number, tooLarge: string) =>
  z.int(common.notWhole.key).min(0, common.tooSmall.key).max(max, tooLarge).nullable();

/** An age in years. */
export const Age = wholeNumber(bounds.age, m.ageTooLarge.key);
