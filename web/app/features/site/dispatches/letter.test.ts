import { describe, expect, it } from 'vitest';
import { letterOf, type LetterValues } from './letter.ts';
import { resolveLetter } from './letter-rules.ts';

const sms: LetterValues = {
  channel: 'SMS',
  isAdvertising: false,
  subject: '',
  content: '안녕하세요',
  addressees: ['one'],
};
const errorsOf = async (values: LetterValues) => {
  const { errors } = await resolveLetter(values, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  return Object.keys(errors);
};

describe('a letter', () => {
  it('drops the subject of an e-mail when it becomes a text message', () => {
    expect(letterOf({ ...sms, subject: '제목' }, 'key')).toEqual({
      channel: 'SMS',
      isAdvertising: false,
      addressees: ['one'],
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
});
