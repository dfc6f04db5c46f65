import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { userPaths } from '../../contract/src/account/users/paths.ts';
import { call, encrypted, enterAs } from './sessions.ts';

export const PASSWORD = 'Story!2026';

let issued = 0;
/** A telephone number that nobody else in this run has. */
export const aPhone = () => {
  issued += 1;
  return `0109${String(Date.now() % 100_000).padStart(5, '0')}${String(issued).padStart(2, '0')}`;
};
export const aUsername = (kind: string) => `${kind}${Date.now().toString(36).slice(-7)}`;

interface Outbox {
  messages: { to: string; body: string }[];
}

/** The newest text message to a number, as the outbox of the demonstration shows it. */
export async function lastSms(request: APIRequestContext, phone: string): Promise<string> {
  let body: string | undefined;
  await expect
    .poll(async () => {
      const { messages } = (await (await request.get('/api/developer/outbox')).json()) as Outbox;
      body = messages.find(({ to }) => to === phone)?.body;
      return body;
    })
    .toBeTruthy();
  return body ?? '';
}

/** Presses the only button of the alert with this text. */
export async function readAlert(page: Page, text: string | RegExp) {
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText(text);
  await alert.getByRole('button', { name: '확인' }).click();
  await expect(alert).toBeHidden();
}

export async function logIn(page: Page, username: string, password: string, kind: 'person' | 'company') {
  await page.goto('/login');
  await page.locator('html[data-live]').waitFor();
  await page.getByRole('radio', { name: kind === 'company' ? '기업' : '개인' }).check({ force: true });
  await page.getByRole('textbox', { name: '아이디' }).fill(username);
  const secret = page.getByRole('textbox', { name: '비밀번호', exact: true });
  await secret.fill(password);
  await secret.press('Enter');
  await page.waitForURL('**/dashboard/**');
}

export async function logInToConsole(page: Page) {
  await page.goto('/console');
  await page.getByRole('textbox', { name: '아이디' }).fill('admin');
  const secret = page.getByRole('textbox', { name: '비밀번호', exact: true });
  await secret.fill('Admin!2026');
  await secret.press('Enter');
  await expect(page.getByRole('link', { name: '운영 현황' }).first()).toBeVisible();
}

async function fillAccount(page: Page, username: string) {
  await page.getByRole('textbox', { name: '아이디' }).fill(username);
  await page.getByRole('textbox', { name: '비밀번호', exact: true }).fill(PASSWORD);
  await page.getByRole('textbox', { name: '비밀번호 확인' }).fill(PASSWORD);
}

async function confirmPhone(page: Page, phone: string) {
  await page.getByRole('textbox', { name: '휴대전화 번호' }).fill(phone);
  await page.getByRole('button', { name: '인증번호 받기' }).click();
  await readAlert(page, '인증번호가 전송되었습니다');
  const [code = ''] = /\d{6}/.exec(await lastSms(page.request, phone)) ?? [];
  const [first] = await page.getByRole('textbox', { name: /인증번호/ }).all();
  await first?.click();
  await page.keyboard.type(code);
  await page.getByRole('button', { name: '확인', exact: true }).click();
  await expect(page.getByText('인증했어요')).toBeVisible();
}

async function fillAddress(page: Page) {
  await page.getByRole('textbox', { name: '우편번호' }).fill('06164');
  await page.getByRole('textbox', { name: '기본주소' }).fill('서울 강남구 영동대로 513');
  await page.getByRole('textbox', { name: '상세주소' }).fill('3층');
}

async function agreeToTerms(page: Page) {
  await page.getByRole('button', { name: /약관을 읽고 동의해 주세요/ }).click();
  const terms = page.getByRole('dialog').last();
  await terms.getByRole('checkbox', { name: /모두/ }).check({ force: true });
  await terms.getByRole('button', { name: '동의하고 계속' }).click();
}

interface NewMember {
  username: string;
  phone: string;
  name: string;
}

/** A person signs up from the header, and is logged in when it is done. */
export async function joinAsPerson(page: Page, name: string): Promise<NewMember> {
  const [username, phone] = [aUsername('p'), aPhone()];
  await page.goto('/');
  await page.locator('html[data-live]').waitFor();
  await page.getByRole('link', { name: '회원가입' }).first().click();
  await page.getByRole('link', { name: /개인회원/ }).click();
  await fillAccount(page, username);
  await page.getByRole('textbox', { name: '이름' }).fill(name);
  await page.getByRole('textbox', { name: '생년월일' }).fill('19950412');
  await page.getByRole('radio', { name: '여성' }).check({ force: true });
  await confirmPhone(page, phone);
  await page.getByRole('combobox', { name: '이메일' }).fill(`${username}@mail.example`);
  await fillAddress(page);
  await agreeToTerms(page);
  await page.getByRole('button', { name: '다음', exact: true }).click();
  await expect(page.getByRole('button', { name: '추가정보 입력하기' })).toBeVisible();
  return { username, phone, name };
}

/** A company signs up with its business registration and waits for approval. */
export async function joinAsCompany(page: Page, name: string): Promise<NewMember> {
  const [username, phone] = [aUsername('c'), aPhone()];
  await page.goto('/join');
  await page.getByRole('link', { name: /기업회원/ }).click();
  await fillAccount(page, username);
  await confirmPhone(page, phone);
  await page.getByRole('textbox', { name: '기업명' }).fill(name);
  await page.locator('input[type="file"]').setInputFiles({
    name: '사업자등록증.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  });
  await page.getByRole('textbox', { name: '대표자 성명' }).fill('서도현');
  await page.getByRole('combobox', { name: '이메일' }).fill(`${username}@company.example`);
  await fillAddress(page);
  await agreeToTerms(page);
  await page.getByRole('button', { name: '다음', exact: true }).click();
  await expect(page.getByText('승인까지 영업일 기준 1~2일 걸려요.').first()).toBeVisible();
  return { username, phone, name };
}

/** A new person, signed up by calls and logged in on the page; for stories that are not about signing up. */
export async function enterAsNewPerson(page: Page, name: string): Promise<NewMember> {
  const [username, phone] = [aUsername('p'), aPhone()];
  // From an address of their own, because the codes of one address are limited by the hour.
  const address = [198, 18, ...crypto.getRandomValues(new Uint8Array(2))].join('.');
  const headers = { session: crypto.randomUUID(), 'x-forwarded-for': address };
  await call(userPaths.certifyContact.path.replace(':type', 'phone'), {
    headers,
    body: { type: 'phone', phone },
  });
  const [otp = ''] = /\d{6}/.exec(await lastSms(page.request, phone)) ?? [];
  await call(userPaths.confirmContact.path.replace(':type', 'phone'), {
    headers,
    body: { type: 'phone', phone, otp },
  });
  const { termsList } = await call<{ termsList: { _id: string; necessary: boolean }[] }>(
    '/api/v1/terms?userType=PERSON',
  );
  const [password] = await encrypted(PASSWORD);
  await call(userPaths.join.path, {
    headers,
    body: {
      code: 'person',
      username,
      password,
      name,
      bornAt: '19950412',
      gender: 'FEMALE',
      phone,
      email: `${username}@mail.example`,
      postcode: '06164',
      address1: '서울 강남구 영동대로 513',
      address2: '3층',
      _terms: termsList.filter(({ necessary }) => necessary).map(({ _id }) => _id),
    },
  });
  await enterAs(page, { username, password: PASSWORD });
  return { username, phone, name };
}
