/** The kind of device a login came from; UNKNOWN where the user agent does not say. */
export const DeviceKind = {
  Desktop: 'DESKTOP',
  Mobile: 'MOBILE',
  Tablet: 'TABLET',
  Unknown: 'UNKNOWN',
} as const;
export type DeviceKind = (typeof DeviceKind)[keyof typeof DeviceKind];
