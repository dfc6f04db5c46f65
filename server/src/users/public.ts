export { openNewPassword } from './new-password.ts';
export { newTemporaryPassword, TEMPORARY_SECONDS } from './temporary-password.ts';
