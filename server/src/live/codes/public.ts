export { createCode, isSameCode, takeTry } from './codes.ts';
