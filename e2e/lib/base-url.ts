export const port = 3199;
/** The server that the stories drive. */
export const baseURL = process.env['E2E_URL'] ?? `http://localhost:${port}`;
