import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { files } from '@ieum/contract/foundation/files/endpoints.ts';
import { likes } from '@ieum/contract/hiring/bookmarks/like-endpoints.ts';
import { answersOf, clientOf, invalid, queryFrom, Rejection } from './api.ts';

/** A server that answers every call in the same way. */
function answering(statusCode: number, said: object) {
  const server = fastify();
  server.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    done(null);
  });
  server.all('*', (_, reply) => reply.code(statusCode).header('etag', '"1"').send(said));
  return vi.fn<Parameters<typeof clientOf>[0]>((method, url, { body, headers = {} }) =>
    server.inject({ method, url, headers, payload: body as string }),
  );
}

test('a client fills the path and the query, and leaves out what is undefined', async () => {
  const call = answering(200, { likes: [], count: 0, next: null });
  const api = clientOf(call, likes);
  await api.list({ query: { limit: 2, after: 'a&b', before: undefined } });
  await api.read({ params: { _like: 'x/y' } });
  expect(call.mock.calls.map(([method, url]) => `${method} ${url}`)).toEqual([
    'GET /api/v1/me/likes?limit=2&after=a%26b',
    'GET /api/v1/me/likes/x%2Fy',
  ]);
});

test('an answer that is no success rejects with its status, code, message and fields', async () => {
  const api = clientOf(
    answering(400, { code: 'invalid', message: '틀려요', fields: { type: '없어요' } }),
    likes,
  );
  const error = await api.list().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Rejection);
  expect(error).toMatchObject({
    statusCode: 400,
    code: 'invalid',
    message: '틀려요',
    fields: { type: '없어요' },
  });
});

test('an answer has its status and headers, and either its body or why it was rejected', async () => {
  const success = await answersOf(answering(200, { count: 3 }), likes).list();
  expect([success.statusCode, success.headers['etag'], success.json()]).toEqual([200, '"1"', { count: 3 }]);
  expect(() => success.error()).toThrow('no rejection: 200');
  const body = { code: 'conflict', message: '바뀌었어요', current: { version: 2 } };
  const rejected = await answersOf(answering(409, body), likes).list();
  expect(rejected.error()).toMatchObject({ statusCode: 409, code: 'conflict', current: { version: 2 } });
  expect(() => rejected.json()).toThrow('바뀌었어요');
});

test('a call carries headers, an address and one file with its fields', async () => {
  const call = answering(200, { file: {} });
  const headers = { 'if-match': '"1"' };
  const file = { content: Buffer.from('%PDF-'), name: 'a.pdf' };
  const form = { type: 'PROFILE' as const };
  await clientOf(call, files).upload({ form, file, headers, address: '10.1.1.1' });
  const [method, url, sent] = call.mock.calls[0] ?? [];
  expect([method, url, sent?.address]).toEqual(['POST', '/api/v1/me/files', '10.1.1.1']);
  expect(sent?.headers).toMatchObject({ 'if-match': '"1"' });
  expect(sent?.headers?.['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(String(sent?.body)).toMatch(/name="type"[\s]+PROFILE[^]*filename="a\.pdf"[^]*%PDF-/);
});

test('an input that the contract does not admit is sent as it is, also one from a text', async () => {
  const call = answering(200, {});
  const api = clientOf(call, likes);
  await api.list({ query: invalid({ $where: 1 }) });
  await api.list({ query: queryFrom('limit=2&type=%ED%95%9C') });
  expect(call.mock.calls.map(([, url]) => url)).toEqual([
    '/api/v1/me/likes?%24where=1',
    '/api/v1/me/likes?limit=2&type=%ED%95%9C',
  ]);
});
