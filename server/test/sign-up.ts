import { expect } from 'vitest';
import { users } from '@ieum/contract/account/users/endpoints.ts';
import { terms } from '@ieum/contract/account/terms/endpoints.ts';
import { messagesTo } from './messages/outbox.ts';
import { encryptCredential } from './credentials.ts';
import { invalid } from './api.ts';
import { aPhone, aUsername, type World } from './world.ts';

export const JOIN_PASSWORD = 'Joining!2026';

/** A browser that has requested nothing yet. */
export const aBrowser = () => ({ headers: { session: crypto.randomUUID() } });
export type Browser = ReturnType<typeof aBrowser>;

/** The newest text message to a phone. */
export async function lastSms(world: World, phone: string): Promise<string> {
  const [newest] = await messagesTo(world, phone);
  return newest?.body ?? '';
}

export const codeIn = (sms: string): string => /\d{6}/.exec(sms)?.[0] ?? '';

/** Requests a code and returns it from the text message. */
export async function askCode(world: World, browser: Browser, phone: string): Promise<string> {
  const options = { ...browser, body: { type: 'phone' as const, phone } };
  const answer = await world
    .answers(undefined, users)
    .certifyContact({ params: { type: 'phone' }, ...options });
  expect(answer.statusCode).toBe(200);
  return codeIn(await lastSms(world, phone));
}

export const confirm = (world: World, browser: Browser, body: { phone: string; otp: string }) =>
  world
    .answers(undefined, users)
    .confirmContact({ params: { type: 'phone' }, ...browser, body: { type: 'phone', ...body } });

/** A phone that this browser has confirmed. */
export async function aConfirmedPhone(world: World, browser: Browser, phone = aPhone()): Promise<string> {
  const otp = await askCode(world, browser, phone);
  expect((await confirm(world, browser, { phone, otp })).statusCode).toBe(200);
  return phone;
}

export async function termsOf(world: World, userType: 'PERSON' | 'COMPANY') {
  const { termsList } = await world.api(undefined, terms).list({ query: { userType } });
  return termsList as { _id: string; code: string; necessary: boolean }[];
}

const common = async (world: World, phone: string) => ({
  username: aUsername(),
  password: await encryptCredential(world, JOIN_PASSWORD),
  phone,
  email: 'hong@example.com',
  postcode: '06164',
  address1: '서울 강남구 영동대로 513',
  address2: '3층',
});

/** A complete and valid sign-up of a person. */
export async function aPersonJoin(world: World, phone: string): Promise<Record<string, unknown>> {
  const agreed = (await termsOf(world, 'PERSON')).filter(({ necessary }) => necessary).map(({ _id }) => _id);
  const personal = { code: 'person', name: '홍길동', bornAt: '19900215', gender: 'MALE' };
  return { ...(await common(world, phone)), ...personal, _terms: agreed };
}

/** A complete and valid sign-up of a company, without a website. */
export async function aCompanyJoin(world: World, phone: string): Promise<Record<string, unknown>> {
  const agreed = (await termsOf(world, 'COMPANY')).filter(({ necessary }) => necessary).map(({ _id }) => _id);
  return {
    ...(await common(world, phone)),
    code: 'company',
    name: '누리세라믹',
    ceoName: '조은별',
    _terms: agreed,
  };
}

export const join = (world: World, browser: Browser, body: Record<string, unknown>) =>
  world.answers(undefined, users).join({ ...browser, body: invalid(body) });
