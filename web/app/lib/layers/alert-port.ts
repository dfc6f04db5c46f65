/** Shows one message and resolves when the person has closed it. */
export type Alert = (message: string) => Promise<void>;

let show: Alert | undefined;

/** The design system registers its dialog here, so that the client can show an error without importing it. */
export function provideAlert(alert: Alert): void {
  show = alert;
}

/** Shows a message in the alert dialog of the page. */
export async function alertMessage(message: string): Promise<void> {
  await show?.(message);
}
