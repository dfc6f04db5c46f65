export { AddressFinder } from './address-finder.tsx';
