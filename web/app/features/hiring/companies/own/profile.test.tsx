import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { expect, it, vi } from 'vitest';
import { AlertHost } from '#ui/alert/alert-host.tsx';
import { profileQuery } from './data.ts';
import { Profile } from './profile.tsx';

const rejected = {
  _id: 'c1',
  name: '솔가공구',
  ceoName: '추영재',
  website: null,
  phone: '0212345678',
  email: 'hr@solga.example',
  postcode: '06164',
  address1: '서울 강남구 영동대로 513',
  address2: '3층',
  introduction: '',
  socialLinks: {},
  approval: 'REJECTED',
  rejectMsg: '대표자가 달라요.',
  logo: null,
  businessRegistration: null,
  files: [],
};

it('does not apply again with unsaved corrections', async () => {
  const send = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ company: rejected }));
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  client.setQueryData(profileQuery.queryKey, rejected as never);
  const Stub = createRoutesStub([{ path: '/', Component: () => <Profile tabs={null} /> }]);
  render(
    <QueryClientProvider client={client}>
      <>
        <Stub />
        <AlertHost />
      </>
    </QueryClientProvider>,
  );
  await userEvent.type(await screen.findByLabelText('대표자 성명'), '숙');
  await userEvent.click(screen.getByRole('button', { name: '승인 다시 신청하기' }));
  await screen.findByText(/고친 내용을 먼저 저장해 주세요/);
  expect(send).not.toHaveBeenCalled();
});
