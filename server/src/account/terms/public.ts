export { listAgreed, recordAgreements } from './agree.ts';
export { findPolicyPassages } from './passages.ts';
export { seedTerms } from './seed.ts';
