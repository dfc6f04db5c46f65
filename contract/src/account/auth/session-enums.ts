/** The kind of device a login came from; UNKNOWN where the user agent does not say. */
export const DeviceKind = {
  Desktop: 'DESKTOP',
  Mobile: 'MOBILE',
  Tablet: 'TABLET',
  Unknown: 'UNKNOWN',
} as const;
export type DeviceKind = (typeof DeviceKind)[keyof typeof DeviceKind];

/** An administrator is logged out after this long without activity. */
export const CONSOLE_IDLE_SECONDS = 30 * 60;
