import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { TimesField } from './times-field.tsx';

afterEach(() => vi.unstubAllGlobals());

it.each(['places', 'appointments'])(
  'when the %s cannot be read, no time looks free: an error with a retry is shown instead',
  async (part) => {
    let isDown = true;
    vi.stubGlobal('fetch', async (address: string) => {
      const isPlaces = address.includes('places');
      if (isDown && isPlaces === (part === 'places'))
        return Response.json({ code: 'internal', message: '서버가 쉬고 있어요' }, { status: 500 });
      return Response.json(isPlaces ? { places: 1 } : { appointments: [] });
    });
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    render(
      <QueryClientProvider client={client}>
        <TimesField
          chosen={new Set()}
          onChange={() => undefined}
          minutes={30}
          now={Date.now()}
          error={undefined}
        />
      </QueryClientProvider>,
    );
    expect((await screen.findByRole('alert')).textContent).toContain('서버가 쉬고 있어요');
    expect(screen.queryByRole('table')).toBeNull();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('table')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);
