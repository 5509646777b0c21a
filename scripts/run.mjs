#!/usr/bin/env node
// The entry point of every npm script. Runs on Node 18 or newer without installed packages.
import { explainOldNode } from './bootstrap/node-version.mjs';

const problem = explainOldNode(process.versions.node);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  // Imported late, so that an older Node prints the message above instead of a syntax error.
  import('./commands.mjs').then(({ runCommand }) => runCommand(process.argv.slice(2)));
}
