export { isAdministratorWith, listAdministratorsWith } from './administrators.ts';
export type { CompanyPort } from './company-port.ts';
export { contactOf } from './contact.ts';
export { openNewPassword } from './passwords/new-password.ts';
export { newTemporaryPassword, TEMPORARY_SECONDS } from './passwords/temporary-password.ts';
export { eraseUser } from './personal-data/erase.ts';
export { FORMER_PERSON, formerNameOf } from './personal-data/former-name.ts';
export { checkPassword, type PasswordDeps } from './passwords/passwords.ts';
