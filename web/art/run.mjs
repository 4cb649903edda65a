// Draws the art; `npm run art` does it before every build, check and test.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const here = dirname(fileURLToPath(import.meta.url));
await runnerImport(join(here, 'make.ts'), { root: dirname(here), configFile: false, logLevel: 'warn' });
