import { expect, test } from 'vitest';
import type { z } from 'zod';
import { emailError, mobileError, phoneError } from './contacts.ts';
import { contactTexts as m } from './contact-texts.ts';
import { phoneText, typedPhone } from './text-formats.ts';
import { Email, mobileOf, phoneOf } from '../account/users/fields.ts';

test.each([
  ['jiho.ieum.kr', m.emailNoAt],
  ['jiho@@ieum.kr', m.emailTwoAts],
  ['@ieum.kr', m.emailNoName],
  ['jiho@', m.emailNoDomain],
  ['jiho@ieum', m.emailNoEnding],
  ['ji ho@ieum.kr', m.emailSpace],
  ['지호@ieum.kr', m.emailLetter],
  ['jiho@이음.kr', m.emailLetter],
  ['.jiho@ieum.kr', m.emailDots],
  ['jiho@ieum..kr', m.emailDots],
])('the address %s is rejected with the reason', (email, message) => {
  expect(emailError(email)).toBe(message);
  expect(Email.safeParse(email).error?.issues[0]?.message).toBe(message.key);
});

test.each([
  ['02-123-456', m.phoneEndMissing],
  ['1234-5678', m.phoneShort],
  ['010-123-45', m.phoneMobileShort],
  ['+82 10-123-45', m.phoneMobileShort],
  ['010-1234-56789', m.phoneLong],
  ['010-12a4-5678', m.phoneLetter],
])('the number %s is rejected with the reason', (phone, message) => {
  expect(phoneError(phone, 10)).toBe(message);
  expect(phoneOf('missing').safeParse(phone).error?.issues[0]?.message).toBe(message.key);
});

test.each([
  ['1588-1234', undefined],
  ['02-123-4567', undefined],
  ['02-123', m.phoneEndMissing],
  ['1588-12', m.phoneShort],
  ['010-1234-5', m.phoneMobileShort],
])('the number %s of any line is rejected with the reason', (phone, message) => {
  expect(phoneError(phone, 8)).toBe(message);
});

test.each([
  ['02-1234-5678', m.notMobile],
  ['021234567', m.notMobile],
  ['1234567890', m.notMobile],
  ['010-1234-567', undefined],
  ['010-123-456', m.mobileShort],
  ['010-1234-56789', m.mobileLong],
  ['010-가나다라-5678', m.mobileLetter],
])('a text message is sent to %s only if it is a mobile number', (phone, message) => {
  expect(mobileError(phone)).toBe(message);
  expect(mobileOf('missing').safeParse(phone).error?.issues[0]?.message).toBe(message?.key);
});

test('a number is stored as digits, however it is grouped, also with a country code', () => {
  const read = (schema: z.ZodType, value: string) => schema.parse(value);
  expect(read(phoneOf('missing'), '010-1234-5678')).toBe('01012345678');
  expect(read(phoneOf('missing'), '+82 10-1234-5678')).toBe('01012345678');
  expect(read(phoneOf('missing', 8), '(02) 123.4567')).toBe('021234567');
  expect(phoneOf('missing').safeParse(' ').error?.issues[0]?.message).toBe('missing');
});

test('a number is shown with hyphens, masked or in full', () => {
  expect(phoneText('15881234')).toBe('1588-1234');
  expect(phoneText('05051234567')).toBe('0505-123-4567');
  expect(phoneText('010****5678')).toBe('010-****-5678');
});

test.each([
  ['010', '010'],
  ['0101', '010-1'],
  ['0101234567', '010-1234-567'],
  ['01012345678', '010-1234-5678'],
  ['0212345678', '02-1234-5678'],
  ['021234567', '02-123-4567'],
  ['0311234567', '031-123-4567'],
  ['15881234', '1588-1234'],
  ['010123456789', '010-1234-56789'],
  ['010-12a', '010-12a'],
])('while %s is typed it is shown as %s', (typed, shown) => expect(typedPhone(typed)).toBe(shown));
