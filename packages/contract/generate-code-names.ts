import { writeFileSync } from 'node:fs';
import { codeNamesSource } from './src/kit/code-names-source.ts';

/** `npm run contract:codes`, to be run after a change of the error codes. The browser loads only the names, without messages. */
writeFileSync(new URL('./src/kit/code-names.gen.ts', import.meta.url), codeNamesSource());
