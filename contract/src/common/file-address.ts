/** The addresses of files in a content, each with the file's id. */
export const FILE_ADDRESS = /\/api\/v1\/files\/([\da-f-]{36})/g;
