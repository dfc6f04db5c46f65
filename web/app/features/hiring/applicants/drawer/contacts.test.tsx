import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { serve, show } from '../../../../../test/sign-up.tsx';
import { Contacts } from './contacts.tsx';

type Row = Parameters<typeof Contacts>[0]['row'];
const CONTACTS = '/api/v1/company/recruitments/r1/applications/a1/contacts';
const person = { name: '윤지호', phone: '010-****-5678', email: 'j***@example.com', bornAt: '', address: '' };
const row: Pick<Row, '_id' | '_recruitment' | 'person'> = { _id: 'a1', _recruitment: 'r1', person };
afterEach(() => vi.unstubAllGlobals());

it('contacts stay masked and are not requested until they are pressed, then are requested once', async () => {
  const contacts = { phone: '01012345678', email: 'jiho@example.com' };
  const calls = serve({ [CONTACTS]: { status: 200, body: { contacts } } });
  show(<Contacts row={row as Row} canShow />);
  expect(screen.getByText('010-****-5678')).toBeTruthy();
  expect(calls).toEqual([]);
  await userEvent.dblClick(screen.getByRole('button', { name: '연락처 보기' }));
  const phone = await screen.findByRole('link', { name: '010-1234-5678' });
  expect(phone.getAttribute('href')).toBe('tel:01012345678');
  expect(screen.queryByRole('button')).toBeNull();
  expect(calls).toEqual([`GET ${CONTACTS}`]);
});
