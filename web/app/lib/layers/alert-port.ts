/** Shows one message and resolves when the person has read it. */
export type Alert = (message: string) => Promise<void>;

let show: Alert | undefined;

/** The design system hands in its dialog here, so that the client can tell a refusal without knowing it. */
export function provideAlert(alert: Alert): void {
  show = alert;
}

/** Tells a message in the alert dialog of the page. */
export async function alertMessage(message: string): Promise<void> {
  await show?.(message);
}
