import { defineTexts } from '../../common/text.ts';
import type { FlagReason } from './enums.ts';
import type { KeyedText } from '../../common/text.ts';

/** The reasons as members choose them. */
export const flagReasonTexts: Record<FlagReason, KeyedText> = defineTexts('flagReasons', {
  FALSE_CONTENT: { ko: '사실과 다른 내용', en: 'False information', cn: '内容不实' },
  MONEY_DEMAND: { ko: '금품 요구·투자 권유', en: 'Demands money or investment', cn: '索要钱财或劝诱投资' },
  DISCRIMINATION: { ko: '차별하는 조건', en: 'Discriminating conditions', cn: '歧视性条件' },
  PERSONAL_DATA: {
    ko: '지나친 개인정보 요구',
    en: 'Asks for too much personal data',
    cn: '过度索取个人信息',
  },
  ILLEGAL_WORK: { ko: '불법·유해한 일', en: 'Illegal or harmful work', cn: '违法或有害工作' },
  OTHER: { ko: '그 밖의 이유', en: 'Another reason', cn: '其他原因' },
});
