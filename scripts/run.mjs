#!/usr/bin/env node
// What `npm start`, `npm test` and every other script call. Runs on any Node from 18 on, with nothing installed yet.
import { explainOldNode } from './bootstrap/node-version.mjs';

const problem = explainOldNode(process.versions.node);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  // Loaded late: an older Node must read the sentence above, not a syntax error from the files below.
  import('./commands.mjs').then(({ runCommand }) => runCommand(process.argv.slice(2)));
}
