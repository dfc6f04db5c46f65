import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { createRoutesStub } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import './shortcut-sheet.tsx';
import { ShortcutHost } from './shortcut-host.tsx';
import { useShortcuts } from './shortcuts.ts';

const List = ({ run }: { run: () => void }) => {
  useShortcuts('목록', [
    { shown: 'J', label: '다음 줄', match: { code: 'KeyJ' }, run },
    { shown: 'Enter', label: '열기' },
  ]);
  return <input aria-label="찾기" />;
};

const Panel = ({ run }: { run: () => void }) => {
  const panel = useRef<HTMLDivElement>(null);
  useShortcuts('회원', [{ shown: 'J', label: '다음 회원', match: { code: 'KeyJ' }, run }], panel);
  return (
    <div ref={panel}>
      <button type="button">회원 안</button>
    </div>
  );
};

function show(content: React.ReactNode) {
  const Stub = createRoutesStub([{ path: '/', Component: () => <>{content}</> }]);
  return render(<Stub />);
}

describe('keys', () => {
  it('run on any layout, but not while somebody types or holds a modifier', async () => {
    const run = vi.fn<() => void>();
    show(<List run={run} />);
    await userEvent.keyboard('[KeyJ]');
    expect(run).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Control>}[KeyJ]{/Control}');
    await userEvent.type(screen.getByLabelText('찾기'), 'j');
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('of a panel take precedence where the focus is inside it', async () => {
    const [ofList, ofPanel] = [vi.fn<() => void>(), vi.fn<() => void>()];
    show(
      <>
        <List run={ofList} />
        <Panel run={ofPanel} />
      </>,
    );
    await userEvent.keyboard('[KeyJ]');
    expect([ofList.mock.calls.length, ofPanel.mock.calls.length]).toEqual([1, 0]);
    screen.getByRole('button', { name: '회원 안' }).focus();
    await userEvent.keyboard('[KeyJ]');
    expect([ofList.mock.calls.length, ofPanel.mock.calls.length]).toEqual([1, 1]);
  });

  it('are listed by ? with those of the present screen only', async () => {
    const view = show(
      <>
        <ShortcutHost />
        <List run={() => undefined} />
      </>,
    );
    await userEvent.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: '이 화면에서 쓰는 키' });
    const titles = within(sheet).getAllByRole('heading', { level: 3 });
    expect(titles.map(({ textContent }) => textContent)).toEqual(['목록', '어디서나']);
    expect(within(sheet).getByText('다음 줄')).toBeTruthy();
    await userEvent.click(within(sheet).getByRole('button', { name: '닫기' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    view.unmount();
    show(<ShortcutHost />);
    await userEvent.keyboard('?');
    const alone = await screen.findByRole('dialog');
    expect(within(alone).queryByText('다음 줄')).toBeNull();
  });
});
