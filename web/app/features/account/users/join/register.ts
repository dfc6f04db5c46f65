import type { UserType } from '@ieum/contract/account/users/enums.ts';
import { userPaths } from '@ieum/contract/account/users/paths.ts';
import type { users } from '@ieum/contract/account/users/endpoints.ts';
import { apiOf } from '#lib/api/api.ts';
import { encryptCredentials } from '#lib/session/encrypt-credentials.ts';
import { login } from '#lib/session/login.ts';
import type { FailedCertificate } from './join-state.ts';
import type { CompanyForm, PersonForm } from './schemas.ts';

const api = apiOf<typeof users>(userPaths);

const encryptPassword = async (password: string): Promise<string> =>
  (await encryptCredentials([password]))[0];

/** Registers a person; the password is sent encrypted. */
export async function registerPerson(form: PersonForm): Promise<void> {
  const { agreed, passwordConfirm: _repeated, confirmedPhone: _confirmed, password, ...rest } = form;
  await api.join({
    body: { ...rest, password: await encryptPassword(password), _terms: agreed ?? [], code: 'person' },
  });
}

/** Logs the new member in with the credentials that were just typed. */
export const enterAs = (
  { username, password }: Pick<PersonForm, 'username' | 'password'>,
  userType: UserType,
): Promise<void> => login({ username, password, userType, isKept: false });

/** Sends a company's business registration, the second call of its sign-up. */
export async function sendRegistration({ userId, password, file }: FailedCertificate): Promise<void> {
  await api.upload({
    params: { _user: userId },
    form: { type: 'BUSINESS_REGISTRATION', password: await encryptPassword(password) },
    file,
  });
}

/** Registers a company; returns what is needed to send its certificate. */
export async function registerCompany(form: CompanyForm): Promise<FailedCertificate> {
  const {
    agreed,
    passwordConfirm: _repeated,
    confirmedPhone: _confirmed,
    registration,
    password,
    ...rest
  } = form;
  const { user } = await api.join({
    body: { ...rest, password: await encryptPassword(password), _terms: agreed ?? [], code: 'company' },
  });
  return { userId: user._id, password, file: registration };
}
