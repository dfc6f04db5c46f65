import { defineTexts } from '../../common/text.ts';

/** Why a workbook cannot be read, and why an import cannot be written. */
export const importTexts = defineTexts('imports', {
  notWorkbook: {
    ko: '엑셀 파일(.xlsx)이 아니거나 깨진 파일이에요. 양식을 내려받아 다시 저장해 주세요.',
    en: 'This is not an Excel file (.xlsx), or it is damaged. Download the template and save it again.',
    cn: '该文件不是Excel文件（.xlsx）或已损坏，请下载模板后重新保存。',
  },
  hasMacros: {
    ko: '매크로가 든 파일은 읽지 않아요. .xlsx로 다시 저장해 주세요.',
    en: 'Files with macros are not read. Save it as .xlsx.',
    cn: '不读取含宏的文件，请另存为.xlsx。',
  },
  isProtected: {
    ko: '암호를 건 파일이나 예전 형식(.xls)은 읽을 수 없어요. 암호를 풀고 .xlsx로 저장해 주세요.',
    en: 'Files with a password and the old format (.xls) cannot be read. Remove the password and save it as .xlsx.',
    cn: '无法读取加密文件或旧格式（.xls），请解除密码并另存为.xlsx。',
  },
  tooLarge: {
    ko: '압축을 풀면 너무 큰 파일이에요. 행을 나눠 여러 파일로 저장해 주세요.',
    en: 'This file is too large once it is unpacked. Split its rows into several files.',
    cn: '文件解压后过大，请将行拆分为多个文件。',
  },
  tooManyRows: {
    ko: '한 번에 20,000행까지 넣을 수 있어요. 파일을 나눠 주세요.',
    en: 'Up to 20,000 rows can be imported at once. Split the file.',
    cn: '一次最多可导入20,000行，请拆分文件。',
  },
  noRows: {
    ko: '제목 행 아래에 넣을 행이 없어요',
    en: 'There are no rows below the header',
    cn: '标题行下方没有可导入的行',
  },
  missingColumns: {
    ko: '첫 행에 이 제목이 없어요: {columns}. 양식의 제목 행을 그대로 두고 아래에 적어 주세요.',
    en: 'The first row lacks these headers: {columns}. Keep the template’s header row and write below it.',
    cn: '首行缺少以下标题：{columns}。请保留模板的标题行并在其下方填写。',
  },
  repeatedColumn: {
    ko: '첫 행에 같은 제목이 두 번 있어요: {columns}',
    en: 'The first row has this header twice: {columns}',
    cn: '首行有重复的标题：{columns}',
  },
  reasonRequired: {
    ko: '가져오는 까닭을 적어 주세요',
    en: 'Please write why you import this',
    cn: '请填写导入原因',
  },
  hasFaults: {
    ko: '잘못된 행이 {count}개 있어요. 고쳐서 다시 올리거나, 그 행을 건너뛰고 써 주세요.',
    en: '{count} rows have faults. Correct and upload the file again, or write without those rows.',
    cn: '有{count}行有误，请修正后重新上传，或选择跳过这些行。',
  },
  nothingToWrite: {
    ko: '새로 넣거나 바꿀 행이 없어요',
    en: 'There is nothing new or changed to write',
    cn: '没有需要新增或变更的行',
  },
  outdated: {
    ko: '미리 본 뒤에 {count}행이 다른 곳에서 바뀌어, 아무것도 쓰지 않았어요. 다시 확인해 주세요.',
    en: '{count} rows changed elsewhere after the dry run, so nothing was written. Please check again.',
    cn: '预检后有{count}行在别处被更改，未写入任何内容，请重新检查。',
  },
  notAllowed: {
    ko: '이 내용을 쓸 권한이 없어져서 아무것도 쓰지 않았어요',
    en: 'The right to write this was taken away, so nothing was written',
    cn: '写入权限已被收回，未写入任何内容',
  },
  interrupted: {
    ko: '쓰는 일이 끝나지 않아 아무것도 쓰지 않았어요. 다시 확인하고 써 주세요.',
    en: 'Writing did not finish, so nothing was written. Check again and write.',
    cn: '写入未完成，未写入任何内容，请重新检查后写入。',
  },
  sheet: { ko: '가져오기', en: 'Import', cn: '导入' },
  guideSheet: { ko: '적는 방법', en: 'How to fill it in', cn: '填写说明' },
  guideColumn: { ko: '제목', en: 'Header', cn: '标题' },
  guideRequired: { ko: '꼭 적어요', en: 'Required', cn: '必填' },
  guideValues: { ko: '적을 수 있는 값', en: 'What may be written', cn: '可填写的值' },
  guideAbout: { ko: '설명', en: 'About', cn: '说明' },
  yes: { ko: '예', en: 'Yes', cn: '是' },
  no: { ko: '아니요', en: 'No', cn: '否' },
  faultSheet: { ko: '잘못된 행', en: 'Faulty rows', cn: '有误的行' },
  rowNumber: { ko: '행', en: 'Row', cn: '行' },
  faults: { ko: '고칠 점', en: 'What to correct', cn: '需修正内容' },
});

export const importFaultTexts = defineTexts('importFaults', {
  formula: {
    ko: '수식은 읽지 않아요. 값만 붙여넣어 주세요.',
    en: 'Formulas are not read. Paste the value only.',
    cn: '不读取公式，请仅粘贴数值。',
  },
  errorValue: {
    ko: '엑셀 오류 값이에요. 올바른 값을 적어 주세요.',
    en: 'This is an error value of Excel. Write a valid value.',
    cn: '这是Excel错误值，请填写正确的值。',
  },
  date: {
    ko: '날짜 서식 칸이에요. 칸 서식을 텍스트로 바꾸고 다시 적어 주세요.',
    en: 'This cell is formatted as a date. Format it as text and write it again.',
    cn: '该单元格为日期格式，请改为文本格式后重新填写。',
  },
  cellTooLong: {
    ko: '한 칸에 32,767자까지 적을 수 있어요',
    en: 'A cell can have up to 32,767 characters',
    cn: '一个单元格最多可填写32,767个字符',
  },
  choice: {
    ko: '이 가운데 하나를 적어 주세요: {choices}',
    en: 'Write one of these: {choices}',
    cn: '请填写以下之一：{choices}',
  },
  repeated: {
    ko: '{number}행과 같은 대상이에요. 한 행만 남겨 주세요.',
    en: 'Row {number} is about the same thing. Keep one of them.',
    cn: '与第{number}行是同一对象，请仅保留一行。',
  },
});

/** The kinds of rows, as titles of screens and in the audit log. */
export const importKindTexts = defineTexts('importKinds', {
  faqs: { ko: 'FAQ', en: 'FAQs', cn: '常见问题' },
  'hash-tags': { ko: '해시태그', en: 'Hashtags', cn: '话题标签' },
  'member-levels': { ko: '회원 등급', en: 'Levels of members', cn: '会员等级' },
});
