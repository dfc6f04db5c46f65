import type { LongestWrites } from '../../../test/longest/longest-writes.ts';

const MAIL = 'dispatch-service';

export const longestWrites: LongestWrites = async ({ write, admin, person }) => {
  const body = { locale: 'ko', key: 'key' };
  await write(admin, 'POST /api/console/mails/:mail/trial', `/api/console/mails/${MAIL}/trial`, body);
  const { email } = await write(admin, 'POST /api/console/email', '/api/console/email', {
    addressees: [person.user.id],
    subject: '안내',
    content: '내용',
    reason: '사유',
  });
  const text = { channel: 'EMAIL', subject: '안내', content: '내용' };
  const all = '/api/console/dispatches';
  await write(admin, `POST ${all}`, all, {
    ...text,
    group: { userType: 'PERSON' },
    reason: '사유',
  });
  await write(admin, `POST ${all}/trial`, `${all}/trial`, text);
  const any = {
    channel: 'EMAIL',
    subject: '안내',
    message: '내용',
    addressees: [person.user.id],
    reason: '사유',
  };
  const { message } = await write(admin, 'POST /api/console/messages', '/api/console/messages', any);
  const one = '/api/console/messages/:_message';
  await write(admin, `PUT ${one}`, one.replace(':_message', message?.['_id'] ?? ''), {
    channel: 'EMAIL',
    subject: '안내',
    message: '내용',
  });
  return { ids: { mail: [MAIL], _dispatch: [email?.['_id'] ?? ''] } };
};
