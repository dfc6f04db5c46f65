process.env.NODE_ENV = 'development';
await import('../server/src/start.ts');
