import { anAdministrator } from '../lib/administrators.ts';
import { aWorkbook } from '../../server/test/workbooks/workbooks.ts';
import { openScreen } from '../lib/screens.ts';
import { enterAs } from '../lib/sessions.ts';
import { expect, test } from '../lib/test.ts';

const PAGES = 6;

test('of a hundred and one hashtags, deleting them says who is notified and asks for a reason', async ({
  page,
}) => {
  test.slow();
  const name = `정리 ${String(Date.now()).slice(-8)}`;
  const rows = Array.from({ length: 101 }, (_, index) => [`${name} ${index}`]);
  await anAdministrator('OPERATOR', '한승인');
  await enterAs(page, 'admin');
  await openScreen(page, '/console/imports/hash-tags');
  await page.getByLabel('엑셀 파일').setInputFiles({
    name: '많은 태그.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await aWorkbook([['해시태그'], ...rows]),
  });
  await page.getByRole('button', { name: '쓰기' }).click();
  const writing = page.getByRole('dialog', { name: '101행을 쓸까요?' });
  await writing.getByRole('button', { name: '처음 등록' }).click();
  await writing.getByRole('button', { name: '쓰기' }).click();
  await expect(page.getByText('101행을 썼어요')).toBeVisible();

  await page.goto(`/console/hash-tags?q=${encodeURIComponent(name)}`);
  for (let at = 1; at <= PAGES; at += 1) {
    const all = page.getByRole('checkbox', { name: '이 쪽 모두 선택' });
    await expect(all).toBeEnabled();
    await expect(all).not.toBeChecked();
    await all.check({ force: true });
    await expect(page.getByRole('toolbar', { name: `${Math.min(at * 20, 101)}개 선택` })).toBeVisible();
    if (at < PAGES) await page.getByRole('button', { name: '다음', exact: true }).click();
  }
  const bar = page.getByRole('toolbar', { name: '101개 선택' });
  await bar.getByRole('button', { name: '삭제하기' }).click();
  const sheet = page.getByRole('dialog', { name: '삭제하기' });
  await expect(sheet).toContainText('승인할 수 있는 관리자에게 알림이 가요');
  await sheet.getByRole('button', { name: '승인 요청하기' }).click();
  await expect(sheet).toContainText('사유를 적어 주세요');
  await sheet.getByLabel('승인할 관리자에게 알릴 사유').fill('정리');
  await sheet.getByRole('button', { name: '승인 요청하기' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText('승인을 요청했어요')).toBeVisible();
});
