import { APPROVAL_ABOVE } from '../../../contract/src/site/dispatches/enums.ts';
import { multipart } from '../multipart.ts';
import { assertSuccess } from '../assert-success.ts';
import { aPng } from '../../samples/pictures.ts';
import { aBoard } from './member-rows.ts';
import type { Actor, World } from '../world.ts';

/** The rows on which administrators work, by their kind. */
export type ConsoleRow =
  | 'notice'
  | 'draftNotice'
  | 'faq'
  | 'draftFaq'
  | 'otherFaq'
  | 'banner'
  | 'popup'
  | 'board'
  | 'form'
  | 'otherForm'
  | 'formFile'
  | 'inquiry'
  | 'hashTag'
  | 'spareHashTag'
  | 'dispatch'
  | 'message'
  | 'report'
  | 'phrase'
  | 'approval'
  | 'picture';

const CONSOLE = '/api/console';
const contact = { name: '홍길동', phone: '01077778887', email: 'hong@example.com' };

/** Bodies of the rows that administrators write. */
export const drafts = {
  notice: () => ({ subject: '공지', content: '<p>글</p>', isActive: true }),
  faq: () => ({ category: 'ETC', question: '질문', answer: '<p>답</p>' }),
  banner: () => ({ code: 'main', name: '배너', isActive: true }),
  popup: () => ({ subject: '팝업', content: '<p>글</p>', url: '/guide', isActive: true }),
  form: () => ({ type: '신청서', name: '양식', content: '내용', fields: { 이름: '홍길동' } }),
  inquiry: () => ({ companyName: '누리', ...contact, subject: '문의', content: '내용', agreed: true }),
  hashTag: () => ({ name: `태그${crypto.randomUUID().slice(0, 8)}` }),
  report: () => ({ name: '지원', kind: 'APPLICATIONS', split: 'DAY', period: 'WEEK' }),
  phrase: () => ({ name: `문구 ${crypto.randomUUID()}`, text: '안녕하세요' }),
};

/** Creates one row of each kind through the product, as an administrator writes it. */
export async function consoleRowsOf(
  world: World,
  administrator: Actor,
  recipient: Actor,
): Promise<Record<ConsoleRow, string>> {
  const create = async (path: string, name: string, body: unknown) =>
    assertSuccess(await world.call(administrator, 'POST', path, { body }), path).string(name, '_id');
  const upload = async (path: string) => {
    const input = multipart({ file: await aPng(), name: 'a.png' });
    return assertSuccess(await world.call(administrator, 'POST', path, input), path).string('file', '_id');
  };
  const form = await create(`${CONSOLE}/forms`, 'form', drafts.form());
  const sent = assertSuccess(
    await world.call(administrator, 'POST', `${CONSOLE}/messages`, {
      body: { channel: 'SMS', message: '안내', addressees: [recipient.user.id] },
    }),
    'a message',
  );
  return {
    notice: await create(`${CONSOLE}/center/notifications`, 'notification', drafts.notice()),
    draftNotice: await create(`${CONSOLE}/center/notifications`, 'notification', {
      ...drafts.notice(),
      isActive: false,
    }),
    faq: await create(`${CONSOLE}/center/faqs`, 'faq', drafts.faq()),
    draftFaq: await create(`${CONSOLE}/center/faqs`, 'faq', { ...drafts.faq(), isActive: false }),
    otherFaq: await create(`${CONSOLE}/center/faqs`, 'faq', drafts.faq()),
    banner: await create(`${CONSOLE}/banners`, 'banner', drafts.banner()),
    popup: await create(`${CONSOLE}/popups`, 'popup', drafts.popup()),
    board: (await aBoard(world, administrator)).id,
    form,
    otherForm: await create(`${CONSOLE}/forms`, 'form', drafts.form()),
    formFile: await upload(`/api/v1/forms/${form}/files`),
    inquiry: await create('/api/v1/center/service-inquiry-forms', 'serviceInquiryForm', drafts.inquiry()),
    hashTag: await create(`${CONSOLE}/hash-tags`, 'hashTag', drafts.hashTag()),
    spareHashTag: await create(`${CONSOLE}/hash-tags`, 'hashTag', drafts.hashTag()),
    dispatch: sent.string('message', '_dispatch'),
    message: sent.string('message', '_id'),
    report: await create(`${CONSOLE}/statistics/saved-reports`, 'report', drafts.report()),
    phrase: await create(`${CONSOLE}/center/question-phrases`, 'phrase', drafts.phrase()),
    approval: await anApproval(world),
    picture: await upload(`${CONSOLE}/files`),
  };
}

/** A message to so many members that a second administrator must approve it. */
async function anApproval(world: World): Promise<string> {
  const members = await Promise.all(Array.from({ length: APPROVAL_ABOVE + 1 }, () => world.aPerson()));
  const body = {
    channel: 'EMAIL',
    message: '안내',
    addressees: members.map(({ user }) => user.id),
    reason: '안내',
  };
  const requester = await world.anAdministrator('OPERATOR');
  const answer = await world.call(requester, 'POST', `${CONSOLE}/messages`, { body });
  return assertSuccess(answer, 'a request for approval').string('approval', '_id');
}
