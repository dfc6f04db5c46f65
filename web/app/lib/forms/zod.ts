import { config, z } from 'zod/v4';

// The content security policy forbids `eval`, and a schema would try it only to be blocked and reported.
if (!import.meta.env.SSR) config({ jitless: true });

export { z };
