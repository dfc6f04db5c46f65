import type { Endpoint } from '../../contract/src/common/endpoint.ts';
import { nameOf, type SharedRows } from './endpoint-calls.ts';
import { drafts } from './rows/console-rows.ts';
import { encryptCredential } from './credentials.ts';
import { multipart } from './multipart.ts';
import { bodyOf } from '../samples/samples.ts';
import { aDraft, type Tenant } from './tenant.ts';
import { PASSWORD, type Options, type World } from './world.ts';

const formEmail = { email: 'hong@example.com', subject: '안내', content: '글' };
const aText = ({ user }: Tenant['person']) => ({ channel: 'SMS', message: '안내', addressees: [user.id] });
const R = '/api/v1/company/recruitments/:_recruitment';
/** Bodies that cannot be derived from a schema; the others are generated. */
const bodies: Record<string, (tenant: Tenant) => unknown> = {
  'POST /api/console/levels': () => ({ code: `l-${Date.now().toString(36)}`, name: '등급' }),
  'PUT /api/console/levels/:_level': () => ({ benefits: '혜택' }),
  'POST /api/console/recruitments': ({ company }) => ({ ...aDraft(), _company: company.company.id }),
  'PUT /api/console/recruitments/:_recruitment': () => ({ summary: '요약' }),
  'POST /api/console/terms': () => ({
    code: `t-${Date.now().toString(36)}`,
    userType: null,
    subject: '약관',
    content: '<p>글</p>',
    necessary: false,
  }),
  'PUT /api/console/terms/:_terms': () => ({ subject: '약관' }),
  'PUT /api/console/users/:_user': () => ({ name: '새이름' }),
  'PUT /api/console/users/:_user/status': () => ({ status: 'ACTIVE' }),
  'PUT /api/console/users/:_user/level': () => ({ _level: null }),
  'PUT /api/console/users/:_user/password': () => ({}),
  'PUT /api/v1/company': () => ({ introduction: '소개' }),
  'POST /api/v1/company/recruitments': () => aDraft(),
  [`PUT ${R}`]: () => ({ summary: '요약' }),
  [`PUT ${R}/questions`]: () => ({ questions: [] }),
  [`PUT ${R}/state`]: () => ({ state: 'ON_GOING' }),
  [`PUT ${R}/kanban`]: ({ ids }) => ({ _application: ids.application, stage: 'ON_PENDING' }),
  [`PUT ${R}/applications/:_application/stage`]: () => ({ stage: 'ON_PENDING' }),
  [`PUT ${R}/applications/:_application/is-certified`]: () => ({ isCertified: false }),
  'PUT /api/v1/me': () => ({ postcode: '06164' }),
  'POST /api/v1/me/likes': ({ ids }) => ({ type: 'RECRUITMENT', _recruitment: ids.recruitment }),
  'PUT /api/v1/me/likes/:_like': ({ ids }) => ({ type: 'RECRUITMENT', _recruitment: ids.recruitment }),
  'POST /api/v1/me/bookmarks': ({ ids }) => ({
    type: 'APPLICATION',
    _application: ids.application,
    memo: '메모',
  }),
  'PUT /api/v1/me/bookmarks/:_bookmark': () => ({ memo: '메모' }),
  'PUT /api/v1/person/resume': () => ({ coverLetter: { subject: '소개' } }),
  'POST /api/v1/recruitments/:_recruitment/application': () => ({}),
  'PUT /api/v1/recruitments/:_recruitment/application': () => ({}),
  'POST /api/v1/boards': ({ ids }) => ({ code: ids.boardCode, subject: '글', content: '<p>글</p>' }),
  'POST /api/console/boards': ({ ids }) => ({ code: ids.boardCode, subject: '글', content: '<p>글</p>' }),
  'POST /api/v1/boards/:_board/comments': () => ({ content: `댓글 ${crypto.randomUUID()}` }),
  'PUT /api/v1/boards/:_board': () => ({ subject: '바꾼 글' }),
  'PUT /api/v1/boards/:_board/comments/:_comment': () => ({ content: '바꾼 댓글' }),
  'PUT /api/console/boards/:_board': () => ({ subject: '바꾼 글' }),
  'PUT /api/console/board-codes/:_code': () => ({ allowsComments: false }),
  'POST /api/v1/center/questions': () => ({ subject: '질문', content: '글' }),
  'PUT /api/v1/center/questions/:_question': () => ({ subject: '바꾼 질문' }),
  'PUT /api/v1/center/questions/:_question/satisfaction': () => ({ score: 5 }),
  'POST /api/console/center/questions': ({ person }) => ({
    username: person.user.username,
    subject: '질문',
    content: '글',
  }),
  'PUT /api/console/center/questions/:_question': () => ({ reply: '고친 답장' }),
  'POST /api/console/center/question-phrases': drafts.phrase,
  'PUT /api/console/center/question-phrases/:_phrase': () => ({ text: '바꾼 문구' }),
  'POST /api/v1/person/saved-searches': () => ({
    name: `검색 ${crypto.randomUUID().slice(0, 8)}`,
    filter: { types: 'REGULAR' },
  }),
  'PUT /api/v1/person/saved-searches/:_search': () => ({ isNotified: false }),
  'POST /api/v1/recruitments/:_recruitment/flags': () => ({ reason: 'FALSE_CONTENT' }),
  'POST /api/v1/companies/:_company/flags': () => ({ reason: 'FALSE_CONTENT' }),
  'PUT /api/console/flags/:_flag': () => ({ decision: 'DISMISS', reason: '확인' }),
  'POST /api/console/center/notifications': drafts.notice,
  'PUT /api/console/center/notifications/:_notification': () => ({ subject: '바꾼 공지' }),
  'POST /api/console/center/faqs': drafts.faq,
  'POST /api/v1/center/faqs': drafts.faq,
  'PUT /api/console/center/faqs/:_faq': () => ({ question: '바꾼 질문' }),
  'PUT /api/v1/center/faqs/:_faq': () => ({ question: '바꾼 질문' }),
  'PUT /api/v1/center/faqs/:_faq/vote': () => ({ isHelpful: true }),
  'POST /api/console/banners': drafts.banner,
  'PUT /api/console/banners/:_banner': () => ({ name: '바꾼 배너' }),
  'POST /api/console/popups': drafts.popup,
  'PUT /api/console/popups/:_popup': () => ({ subject: '바꾼 팝업' }),
  'POST /api/console/forms': drafts.form,
  'POST /api/v1/forms': drafts.form,
  'PUT /api/console/forms/:_form': () => ({ name: '바꾼 양식' }),
  'PUT /api/v1/forms/:_form': () => ({ name: '바꾼 양식' }),
  'POST /api/console/forms/:_form/email-preview': () => formEmail,
  'PUT /api/console/forms/:_form/email': () => formEmail,
  'POST /api/v1/center/service-inquiry-forms': drafts.inquiry,
  'POST /api/console/center/service-inquiry-forms': drafts.inquiry,
  'PUT /api/console/center/service-inquiry-forms/:_form': () => ({ reply: '답변' }),
  'POST /api/console/hash-tags': drafts.hashTag,
  'PUT /api/console/hash-tags/:_hashTag': () => ({ index: 3 }),
  'POST /api/console/statistics/saved-reports': drafts.report,
  'PUT /api/console/statistics/saved-reports/:_report': () => ({ name: '바꾼 리포트' }),
  'POST /api/console/messages': ({ person }) => aText(person),
  'POST /api/console/message': ({ person }) => ({ message: '안내', addressees: [person.user.id] }),
  'POST /api/console/email': ({ person }) => ({
    subject: '안내',
    content: '글',
    addressees: [person.user.id],
  }),
  'POST /api/console/dispatches': ({ person }) => ({
    channel: 'EMAIL',
    subject: '안내',
    content: '글',
    group: { joinedFrom: '2001-01-01', joinedTo: '2001-01-02', userType: person.user.userType },
  }),
  'POST /api/v1/users/check-username': () => ({ username: 'nobody1' }),
  'POST /api/v1/users/contact/:type/certify': () => ({ type: 'phone', phone: '01077778888' }),
  'POST /api/v1/users/certify': () => ({ kind: 'username', phone: '01077778889' }),
};
/** Passwords are sent encrypted, each value usable once. */
const encryptedBodies: Record<string, (encrypted: (value: string) => Promise<string>) => Promise<unknown>> = {
  'POST /api/v1/me/data-export': async (encrypted) => ({ password: await encrypted(PASSWORD) }),
  'PUT /api/v1/me/check-password': async (encrypted) => ({ password: await encrypted(PASSWORD) }),
};

/** The body of an endpoint as its right caller sends it. */
export async function rightBody(
  endpoint: Endpoint,
  tenant: Tenant,
  shared: SharedRows,
  world: World,
): Promise<Options> {
  const encrypted = encryptedBodies[nameOf(endpoint)];
  if (encrypted) return { body: await encrypted((value) => encryptCredential(world, value)) };
  if (endpoint.file) return multipart(uploadOf(endpoint, shared));
  const made = bodies[nameOf(endpoint)];
  const body = made ? made(tenant) : endpoint.method === 'GET' ? undefined : (bodyOf(endpoint) ?? {});
  return body === undefined ? {} : { body };
}

const uploadOf = ({ path }: Endpoint, { pdf, png }: SharedRows) =>
  /editor|thumb|console\/files/.test(path) ? { file: png, name: 'a.png' } : { file: pdf, name: 'a.pdf' };
