import { config, z } from 'zod/v4';

// The content security policy forbids code made of text, and a schema would try it only to be refused and reported.
if (!import.meta.env.SSR) config({ jitless: true });

export { z };
