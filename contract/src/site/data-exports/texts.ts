import { defineTexts } from '../../common/text.ts';

/** Texts of the page inside the archive, and of rejections. */
export const dataExportTexts = defineTexts('dataExports', {
  oneADay: {
    ko: '내 정보는 하루에 한 번 내려받을 수 있어요. 내일 다시 시도해 주세요.',
    en: 'Your data can be downloaded once a day. Please try again tomorrow.',
    cn: '个人信息每天可下载一次，请明天再试。',
  },
  fileName: { ko: '이음_내_정보', en: 'Ieum_my_data', cn: 'Ieum_我的信息' },
  title: { ko: '이음에 보관된 내 정보', en: 'Your data at Ieum', cn: 'Ieum保存的我的信息' },
  introduction: {
    ko: '{at}에 이음이 보관하던 내 정보예요. 「개인정보 보호법」 제35조와 제35조의2에 따라 드려요.',
    en: 'What Ieum stored about you at {at}, given to you under Articles 35 and 35-2 of the Personal Information Protection Act.',
    cn: '这是截至{at}Ieum保存的您的信息，依据《个人信息保护法》第35条和第35条之2提供。',
  },
  machineReadable: {
    ko: '다른 프로그램에서 쓸 수 있는 형식(JSON)과 올린 파일도 이 압축 파일에 함께 있어요.',
    en: 'The same data in a format for other programs (JSON) and your files are in this archive too.',
    cn: '可供其他程序使用的格式（JSON）和上传的文件也在此压缩包中。',
  },
  more: {
    ko: '처음 {count}건만 보여 드려요. 전체는 {file}에 있어요.',
    en: 'Only the first {count} are shown. All of them are in {file}.',
    cn: '仅显示前{count}条，全部内容在{file}中。',
  },
  allData: { ko: '전체 데이터', en: 'All data', cn: '全部数据' },
  yes: { ko: '예', en: 'Yes', cn: '是' },
  no: { ko: '아니요', en: 'No', cn: '否' },
});
