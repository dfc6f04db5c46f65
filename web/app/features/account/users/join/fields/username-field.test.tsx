import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PersonStep } from '../steps/person-step.tsx';
import { serve, show } from '../../../../../../test/sign-up.tsx';

const PATH = '/api/v1/users/check-username';

async function leaveWith(username: string): Promise<void> {
  const field = screen.getByLabelText('아이디');
  fireEvent.change(field, { target: { value: username } });
  fireEvent.blur(field);
}

describe('after leaving the user id field', () => {
  afterEach(() => vi.unstubAllGlobals());

  it("shows the server's reason under the field, without an alert", async () => {
    const message = '이미 사용 중인 아이디입니다';
    serve({ [PATH]: { status: 403, body: { code: 'forbidden', message } } });
    show(
      <PersonStep onJoined={async () => undefined} onCancel={() => undefined} onTyped={() => undefined} />,
    );
    await leaveWith('seoyeon24');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('says when the user id is available', async () => {
    serve({});
    show(
      <PersonStep onJoined={async () => undefined} onCancel={() => undefined} onTyped={() => undefined} />,
    );
    await leaveWith('seoyeon24');
    expect(await screen.findByText('쓸 수 있는 아이디예요')).toBeTruthy();
  });

  it('asks the server nothing about an invalid one', async () => {
    const calls = serve({});
    show(
      <PersonStep onJoined={async () => undefined} onCancel={() => undefined} onTyped={() => undefined} />,
    );
    await leaveWith('ab1');
    expect(await screen.findByText('아이디를 4자 이상으로 작성해주세요')).toBeTruthy();
    expect(calls).not.toContain(`POST ${PATH}`);
  });
});
