import { aWorkbook } from '../../server/test/workbooks/workbooks.ts';
import { openScreen } from '../lib/screens.ts';
import { enterAs } from '../lib/sessions.ts';
import { expect, test } from '../lib/test.ts';

const HEADER = ['해시태그', '순서', '사용 여부'];

test('an administrator imports hashtags: faults are shown row by row, and the repaired file is written', async ({
  page,
}) => {
  const name = `엑셀 ${String(Date.now()).slice(-8)}`;
  const upload = async (rows: (string | number)[][], fileName: string) =>
    page.getByLabel('엑셀 파일').setInputFiles({
      name: fileName,
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: await aWorkbook([HEADER, ...rows]),
    });
  await enterAs(page, 'admin');
  await openScreen(page, '/console/hash-tags');
  await page.getByRole('link', { name: '엑셀로 넣기' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('해시태그를 엑셀로 넣기');

  await upload(
    [
      [`${name} 가`, 1, '사용'],
      [`${name} 나`, 1.5, '글쎄요'],
    ],
    '틀린 파일.xlsx',
  );
  const faulty = page.getByRole('row', { name: new RegExp(`3 ${name} 나 고쳐야 함`) });
  await expect(faulty).toContainText('이 가운데 하나를 적어 주세요: 사용, 사용 안 함');
  await expect(faulty).toContainText('소수점 없는 숫자로 입력해 주세요');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '고칠 행 내려받기' }).click();
  expect((await download).suggestedFilename()).toContain('.xlsx');

  await page.getByRole('button', { name: '다른 파일 고르기' }).click();
  await upload(
    [
      [`${name} 가`, 1, '사용'],
      [`${name} 나`, 2, '사용 안 함'],
    ],
    '고친 파일.xlsx',
  );
  await expect(page.getByRole('heading', { name: '고친 파일.xlsx' })).toBeVisible();
  await page.getByRole('button', { name: '쓰기' }).click();
  const sheet = page.getByRole('dialog', { name: '2행을 쓸까요?' });
  await sheet.getByRole('button', { name: '처음 등록' }).click();
  await sheet.getByRole('button', { name: '쓰기' }).click();
  await expect(page.getByText('2행을 썼어요')).toBeVisible();

  await page.getByRole('link', { name: '목록으로' }).click();
  await page.goto(`/console/hash-tags?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('link', { name: `#${name} 가` })).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(`#${name} 나`) })).toContainText('숨김');
});
