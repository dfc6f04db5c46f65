export { listAgreed, recordAgreements } from './agree.ts';
export { seedTerms } from './seed.ts';
