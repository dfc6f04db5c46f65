import { enableCompileCache } from 'node:module';
import { findFreshBundle } from './bundle.ts';

// Compiled files are kept from one start to the next.
enableCompileCache();

await import(findFreshBundle() ?? './start.ts');
