import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/platform/tables.ts', './src/*/*/tables.ts', './src/kit/outbox.ts'],
  out: './migrations',
});
