import { withParticle } from '@ieum/contract/common/particles.ts';
import { defineCopy } from '#lib/format/copy.ts';

export const bulkCopy = defineCopy({
  rejected: {
    ko: (n: number) => `${n}명을 옮기지 못했어요`,
    en: (n: number) => `${n} could not be moved`,
    cn: (n: number) => `${n}人未能移动`,
  },
  movedOthers: {
    ko: (n: number, stage: string) => `${n}명은 ${withParticle(stage, '으로/로')} 옮겼어요.`,
    en: (n: number, stage: string) => `${n} moved to ${stage}.`,
    cn: (n: number, stage: string) => `${n}人已移至${stage}。`,
  },
  nobodyMoved: { ko: '옮긴 지원자가 없어요.', en: 'Nobody was moved.', cn: '没有移动任何申请人。' },
  undoOthers: {
    ko: (n: number) => `옮긴 ${n}명 되돌리기`,
    en: (n: number) => `Undo for the ${n} moved`,
    cn: (n: number) => `撤销已移动的${n}人`,
  },
  understood: { ko: '확인', en: 'OK', cn: '确定' },
  compare: { ko: '비교', en: 'Compare', cn: '比较' },
  compareHint: {
    ko: '두 명이나 세 명을 고르면 비교할 수 있어요',
    en: 'Choose two or three to compare them',
    cn: '选择两名或三名即可比较',
  },
});

export const compareCopy = defineCopy({
  title: { ko: '지원자 비교', en: 'Compare applicants', cn: '比较申请人' },
  rows: {
    stage: { ko: '단계', en: 'Stage', cn: '阶段' },
    career: { ko: '경력', en: 'Career', cn: '经历' },
    works: { ko: '경력 사항', en: 'Work history', cn: '工作经历' },
    education: { ko: '학력', en: 'Education', cn: '学历' },
    languages: { ko: '어학', en: 'Languages', cn: '语言' },
    certifications: { ko: '자격증', en: 'Certificates', cn: '资格证书' },
    skills: { ko: '컴퓨터 활용', en: 'Computer skills', cn: '电脑技能' },
    appliedAt: { ko: '지원일', en: 'Applied', cn: '申请日' },
    letter: { ko: '자기소개서', en: 'Cover letter', cn: '自我介绍' },
    memo: { ko: '메모', en: 'Note', cn: '备注' },
  },
  open: { ko: '지원서 보기', en: 'Open the application', cn: '查看申请' },
  leave: {
    ko: (name: string) => `${name} 비교에서 빼기`,
    en: (name: string) => `Leave ${name} out`,
    cn: (name: string) => `将${name}移出比较`,
  },
  gone: {
    ko: '비교할 수 없는 지원자가 있어요. 목록에서 다시 골라 주세요.',
    en: 'Some of them cannot be compared any more. Please choose again in the list.',
    cn: '有无法比较的申请人，请在列表中重新选择。',
  },
});
