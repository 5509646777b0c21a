import { writeFileSync } from 'node:fs';
import { codeNamesSource } from './src/kit/code-names-source.ts';

/** `npm run contract:codes`, after a change of the error table: the browser knows codes by name, without their sentences. */
writeFileSync(new URL('./src/kit/code-names.gen.ts', import.meta.url), codeNamesSource());
