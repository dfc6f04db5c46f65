/** What kind of device a login came from; UNKNOWN where its user agent tells nothing. */
export const DeviceKind = {
  Desktop: 'DESKTOP',
  Mobile: 'MOBILE',
  Tablet: 'TABLET',
  Unknown: 'UNKNOWN',
} as const;
export type DeviceKind = (typeof DeviceKind)[keyof typeof DeviceKind];
