import { describe, expect, it } from 'vitest';
import { anybody } from './group-values.ts';
import { groupMessageOf, messageOf, type MessageFormValues } from './message-form.ts';
import { resolveMessage } from './message-rules.ts';

/** An id of a member. */
const idOf = (index: number) => `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`;

const sms: MessageFormValues = {
  channel: 'SMS',
  isAdvertising: false,
  subject: '',
  content: '안녕하세요',
  recipientsBy: 'NAMES',
  addressees: [idOf(0)],
  reason: '',
  group: anybody,
};
const errorsOf = async (values: MessageFormValues) => {
  const { errors } = await resolveMessage(values, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  return Object.keys(errors);
};

describe('a letter', () => {
  it('drops the subject of an e-mail when it becomes a text message', () => {
    expect(messageOf({ ...sms, subject: '제목' }, 'key')).toEqual({
      channel: 'SMS',
      isAdvertising: false,
      addressees: [idOf(0)],
      key: 'key',
      message: '안녕하세요',
    });
  });

  it('is validated by the rules of its channel, at the invalid field', async () => {
    expect(await errorsOf(sms)).toEqual([]);
    expect(await errorsOf({ ...sms, content: '가'.repeat(1001) })).toEqual(['content']);
    expect(await errorsOf({ ...sms, content: '가'.repeat(901), isAdvertising: true })).toEqual(['content']);
    expect(await errorsOf({ ...sms, channel: 'EMAIL', content: '가'.repeat(1001) })).toEqual(['subject']);
    expect(await errorsOf({ ...sms, addressees: [] })).toEqual(['addressees']);
  });

  it('to more members than the limit needs a reason for the administrator who approves it', async () => {
    const many = Array.from({ length: 101 }, (_, index) => idOf(index));
    expect(await errorsOf({ ...sms, addressees: many })).toEqual(['reason']);
    expect(await errorsOf({ ...sms, addressees: many.slice(1) })).toEqual([]);
    const reason = '정전 안내';
    expect(await errorsOf({ ...sms, addressees: many, reason })).toEqual([]);
    expect(messageOf({ ...sms, addressees: many, reason })).toMatchObject({ reason });
    expect(messageOf({ ...sms, reason })).not.toHaveProperty('reason');
  });

  it('to a group needs no recipient, carries only the chosen conditions, and must fit with a name', async () => {
    const group = { ...anybody, userType: 'PERSON', hasResume: 'NO', joinedFrom: null };
    const toGroup: MessageFormValues = { ...sms, recipientsBy: 'GROUP', addressees: [], group };
    expect(groupMessageOf(toGroup, 'key')).toEqual({
      channel: 'SMS',
      content: '안녕하세요',
      isAdvertising: false,
      key: 'key',
      group: { userType: 'PERSON', hasResume: false },
    });
    expect(await errorsOf(toGroup)).toEqual([]);
    expect(await errorsOf({ ...toGroup, content: `${'가'.repeat(950)}{name}` })).toEqual(['content']);
  });
});
