import type { Member, MemberDetail } from '@ieum/contract/site/members/endpoints.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#lib/api/query-client.ts';
import { AlertHost } from '#ui/alert/alert-host.tsx';
import { ToastHost } from '#ui/toast/toast-host.tsx';
import { closeToast, currentToasts } from '#ui/toast/toasts.ts';
import { Members } from './members.tsx';
// The list loads modules later: on a busy machine a first import takes longer than the default timeout of a
// query.
import './bulk-bar.tsx';
import '../page/member-inspector.tsx';
import '../page/reject-form.tsx';

const rights = vi.hoisted(() => ({ denied: [] as string[] }));
vi.mock('#lib/session/rights.ts', () => ({
  useRights: () => ({ isKnown: true, may: (right: string) => !rights.denied.includes(right) }),
}));

interface SentRequest {
  method: string;
  path: string;
  body: unknown;
}

const companyOf = (name: string): NonNullable<Member['company']> => ({
  _id: `${name}-company`,
  name,
  ceoName: '조*별',
  logo: null,
  approval: 'PENDING',
  submittedAt: '2026-11-18T08:42:00.000Z',
  approvedAt: null,
  rejectMsg: null,
  waitingHours: 38,
  registrationType: null,
});

const memberOf = (id: string, name: string): Member => ({
  _id: id,
  username: id,
  userType: 'COMPANY',
  scope: [],
  role: null,
  name,
  phone: '031****0417',
  email: 'he***@nuri.example',
  status: 'ACTIVE',
  level: null,
  createdAt: '2026-11-18T08:42:00.000Z',
  lastLoginAt: null,
  company: companyOf(name),
});

const handedIn = (member: Member): Member => ({
  ...member,
  company: member.company && { ...member.company, registrationType: 'application/pdf' },
});

const listParams = { postcode: '17379', address1: '경기 이천시', address2: '1층' };
const detailOf = (
  member: Member,
  approval: 'PENDING' | 'APPROVED' | 'REJECTED' = 'PENDING',
): MemberDetail => ({
  ...member,
  ...listParams,
  isWhole: true,
  mustChangePassword: false,
  version: 0,
  bornAt: null,
  gender: null,
  profile: null,
  agreements: [],
  company: member.company && {
    ...member.company,
    ...listParams,
    approval,
    waitingHours: approval === 'PENDING' ? 38 : null,
    website: null,
    phone: '0316380417',
    email: 'hello@nuri.example',
    businessRegistration: null,
  },
});

const summary = {
  pending: { count: 2, overdue: 2 },
  averageDecisionDays: 0.8,
  joinedToday: { persons: 41, companies: 5 },
  joinedLast7Days: { daily: [1, 2, 3, 4, 5, 6, 7], count: 28, before: 14 },
  counts: { all: 73, persons: 60, companies: 12, blocked: 0 },
};

/** The server for approvals: stores who still waits and what it was sent. */
function startDesk(withRegistration: readonly string[] = []) {
  const waiting = new Map(
    [memberOf('nuriceramic', '누리세라믹'), memberOf('daonintl', '다온인터내셔널')].map((member) => [
      member._id,
      withRegistration.includes(member._id) ? handedIn(member) : member,
    ]),
  );
  const everybody = new Map(waiting);
  const sent: SentRequest[] = [];
  let rejection: { status: number; message: string; id?: string | undefined } | undefined;
  const answer = (value: unknown, status = 200) =>
    new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });

  const decide = (id: string, act: string) => {
    if (rejection && (!rejection.id || rejection.id === id))
      return answer({ code: 'conflict', message: rejection.message, requestId: 'r1' }, rejection.status);
    const member = everybody.get(id);
    if (!member) return answer({}, 404);
    waiting.delete(id);
    return answer({ user: detailOf(member, act === 'approve' ? 'APPROVED' : 'REJECTED') });
  };

  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const path = address.split('?')[0] ?? '';
    const method = init.method ?? 'GET';
    if (method !== 'GET') {
      sent.push({ method, path, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined });
      const [, , , , id = '', act = ''] = path.split('/');
      return decide(id, act);
    }
    if (path === '/api/console/users/summary') return answer({ summary });
    if (path === '/api/console/users') {
      const users = [...waiting.values()];
      return answer({ users, count: users.length, next: null });
    }
    const member = everybody.get(path.split('/').at(-1) ?? '');
    return member ? answer({ user: detailOf(member) }) : answer({}, 404);
  });
  return {
    sent,
    /** Rejects every decision, or those about one account. */
    reject: (status: number, message: string, id?: string) => {
      rejection = { status, message, id };
    },
  };
}

function openList() {
  const Stub = createRoutesStub([
    {
      path: '/console/users',
      Component: () => (
        <main id="main" tabIndex={-1}>
          <Members />
          <AlertHost />
          <ToastHost />
        </main>
      ),
    },
  ]);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Stub initialEntries={['/console/users']} />
    </QueryClientProvider>,
  );
}

const inspector = (name: string) => screen.findByRole('complementary', { name: new RegExp(name) });
const table = () => screen.findByRole('table', { name: '승인을 기다리는 기업' });

async function openInspector(name: string) {
  await userEvent.click(within(await table()).getByRole('link', { name }));
  return inspector(name);
}

let desk: ReturnType<typeof startDesk>;
beforeEach(() => {
  for (const { id } of currentToasts()) closeToast(id);
  rights.denied = [];
  desk = startDesk();
});

describe('the approval of companies', () => {
  it('approves after a confirmation, says that a text message was sent, and opens the next company', async () => {
    openList();
    const panel = await openInspector('누리세라믹');
    await userEvent.click(await within(panel).findByRole('button', { name: '승인하기' }));
    expect(desk.sent).toEqual([]);
    const question = screen.getByRole('alertdialog', { name: '누리세라믹을 승인할까요?' });
    await userEvent.click(within(question).getByRole('button', { name: '승인하기' }));

    expect(await inspector('다온인터내셔널')).toBeTruthy();
    expect(desk.sent).toEqual([
      { method: 'PUT', path: '/api/console/users/nuriceramic/approve', body: undefined },
    ]);
    expect(screen.getByText(/^누리세라믹을 승인했어요\. 문자/)).toBeTruthy();
    await waitFor(() => expect(screen.queryAllByRole('link', { name: '누리세라믹' })).toEqual([]));
  });

  it('is not offered to an administrator without the right, by button or by key', async () => {
    rights.denied = ['members.write', 'members.disclose', 'messages.write'];
    openList();
    const panel = await openInspector('누리세라믹');
    expect(await within(panel).findByText('nuriceramic')).toBeTruthy();
    for (const name of ['승인하기', '반려하기', '엑셀', '회원 등록'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    await userEvent.keyboard('a');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(desk.sent).toEqual([]);
  });

  it('sends nothing when the confirmation is declined', async () => {
    openList();
    const panel = await openInspector('누리세라믹');
    await userEvent.click(await within(panel).findByRole('button', { name: '승인하기' }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '취소' }));
    expect(desk.sent).toEqual([]);
  });

  it('rejects only with a reason, which the company receives unchanged', async () => {
    openList();
    const panel = await openInspector('누리세라믹');
    await userEvent.click(await within(panel).findByRole('button', { name: '반려하기' }));
    await userEvent.click(await within(panel).findByRole('button', { name: '반려하고 알리기' }));
    expect(await within(panel).findByText('반려 사유를 적어 주세요')).toBeTruthy();
    expect(desk.sent).toEqual([]);

    await userEvent.click(within(panel).getByRole('button', { name: '알아보기 어려움' }));
    await userEvent.type(within(panel).getByLabelText('반려 사유'), ' 감사해요.');
    await userEvent.click(within(panel).getByRole('button', { name: '반려하고 알리기' }));
    expect(await inspector('다온인터내셔널')).toBeTruthy();
    const rejectMsg = '사업자등록증의 글자를 알아보기 어려워요. 선명한 파일로 다시 올려 주세요. 감사해요.';
    expect(desk.sent).toEqual([
      { method: 'PUT', path: '/api/console/users/nuriceramic/reject', body: { rejectMsg } },
    ]);
  });

  it('keeps an unfinished reason: leaving asks first, and staying loses nothing', async () => {
    openList();
    const panel = await openInspector('누리세라믹');
    await userEvent.click(await within(panel).findByRole('button', { name: '반려하기' }));
    const reason = await within(panel).findByLabelText('반려 사유');
    await userEvent.type(reason, '서류를{Escape}');
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: '계속 쓰기' }),
    );
    expect(reason).toHaveProperty('value', '서류를');
    await userEvent.click(within(panel).getByRole('button', { name: '닫기' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: '나가기' }),
    );
    await waitFor(() => expect(screen.queryByLabelText('반려 사유')).toBeNull());
    expect(desk.sent).toEqual([]);
  });

  it('says that somebody else decided first and does not show success', async () => {
    openList();
    const panel = await openInspector('누리세라믹');
    desk.reject(409, '이미 처리된 신청이에요');
    await userEvent.click(await within(panel).findByRole('button', { name: '승인하기' }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '승인하기' }));
    expect(await screen.findByText('이미 처리된 신청이에요')).toBeTruthy();
    expect(screen.queryByText(/승인했어요/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '확인' }));
    expect(await inspector('누리세라믹')).toBeTruthy();
  });

  it('handles its keys inside the inspector only, and not while a reason is typed', async () => {
    openList();
    await table();
    await userEvent.keyboard('a');
    expect(screen.queryByRole('alertdialog')).toBeNull();

    const panel = await openInspector('누리세라믹');
    await within(panel).findByRole('button', { name: '승인하기' });
    await userEvent.keyboard('j');
    expect(await inspector('다온인터내셔널')).toBeTruthy();
    await userEvent.keyboard('r');
    const reason = await screen.findByLabelText('반려 사유');
    await userEvent.type(reason, 'ajk');
    expect((reason as HTMLTextAreaElement).value).toBe('ajk');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('several companies at once', () => {
  const chooseAll = async () => {
    openList();
    await userEvent.click(within(await table()).getByRole('checkbox', { name: '이 쪽 모두 선택' }));
    return screen.findByRole('toolbar');
  };

  it('are approved after a confirmation, those without their document stay in the queue', async () => {
    desk = startDesk(['daonintl']);
    const bar = await chooseAll();
    await userEvent.click(within(bar).getByRole('button', { name: '승인하기' }));
    const sheet = await screen.findByRole('dialog', { name: '승인하기' });
    expect(sheet.textContent).toContain('사업자등록증이 없는 1곳은 승인하지 않고 남겨 둬요.');
    expect(within(sheet).getByText('바뀌어요 1건').nextElementSibling?.textContent).toBe('다온인터내셔널');
    expect(within(sheet).getByText('그대로예요 1건').nextElementSibling?.textContent).toBe('누리세라믹');
    await userEvent.click(within(sheet).getByRole('button', { name: '승인하기' }));
    expect(await screen.findByText(/^1곳을 승인했어요\. 문자/)).toBeTruthy();
    expect(desk.sent.map(({ path }) => path)).toEqual(['/api/console/users/daonintl/approve']);
    expect(screen.queryByRole('toolbar')).toBeNull();
  });

  it('without any document are not approved at all', async () => {
    const bar = await chooseAll();
    await userEvent.click(within(bar).getByRole('button', { name: '승인하기' }));
    const sheet = await screen.findByRole('dialog', { name: '승인하기' });
    expect(sheet.textContent).toMatch(/모두 사업자등록증이 없어요/);
    expect(within(sheet).getByRole('button', { name: '승인하기' })).toHaveProperty('disabled', true);
    expect(desk.sent).toEqual([]);
  });

  it('that could not be approved are named with their reasons, beside those that were', async () => {
    desk = startDesk(['daonintl', 'nuriceramic']);
    const bar = await chooseAll();
    await userEvent.click(within(bar).getByRole('button', { name: '승인하기' }));
    const sheet = await screen.findByRole('dialog', { name: '승인하기' });
    desk.reject(409, '이미 처리된 신청이에요', 'nuriceramic');
    await userEvent.click(within(sheet).getByRole('button', { name: '승인하기' }));
    const failed = await screen.findByRole('alert');
    expect(within(failed).getByText('누리세라믹').closest('li')?.textContent).toContain(
      '이미 처리된 신청이에요',
    );
    expect(within(failed).queryByText('다온인터내셔널')).toBeNull();
    expect(within(screen.getByRole('dialog')).getByText('다온인터내셔널')).toBeTruthy();
    expect(desk.sent).toHaveLength(2);
    const close = within(screen.getByRole('dialog')).getAllByRole('button', { name: '닫기' })[1];
    if (close) await userEvent.click(close);
    await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
  });

  it('are rejected with one reason; those that could not be are named with theirs', async () => {
    const bar = await chooseAll();
    await userEvent.click(within(bar).getByRole('button', { name: '반려하기' }));
    const sheet = await screen.findByRole('dialog');
    await userEvent.click(within(sheet).getByRole('button', { name: '알아보기 어려움' }));
    desk.reject(409, '이미 처리된 신청이에요', 'nuriceramic');
    await userEvent.click(within(sheet).getByRole('button', { name: '반려하고 알리기' }));
    const result = await screen.findByRole('dialog', { name: '반려 결과' });
    const failed = within(result).getByRole('alert');
    expect(within(failed).getByText('누리세라믹').closest('li')?.textContent).toContain(
      '이미 처리된 신청이에요',
    );
    expect(within(result).getByText('1곳을 반려했어요.').nextElementSibling?.textContent).toBe(
      '다온인터내셔널',
    );
    expect(desk.sent).toHaveLength(2);
  });

  it('keep an unfinished reason when its sheet is closed by mistake', async () => {
    const bar = await chooseAll();
    await userEvent.click(within(bar).getByRole('button', { name: '반려하기' }));
    const sheet = await screen.findByRole('dialog');
    await userEvent.type(within(sheet).getByLabelText('반려 사유'), '서류를');
    await userEvent.click(within(sheet).getByRole('button', { name: '닫기' }));
    await userEvent.click(await screen.findByRole('button', { name: '계속 쓰기' }));
    expect(within(sheet).getByLabelText('반려 사유')).toHaveProperty('value', '서류를');
  });
});
