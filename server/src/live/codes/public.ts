export { isSameCode, takeTry } from './codes.ts';
