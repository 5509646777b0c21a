import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRoot, pinnedNode } from './paths.mjs';
import { runProgram } from './run-program.mjs';
import { Explained, say } from './say.mjs';

/** The npm package `node` downloads its program in an install script; where scripts are blocked, only this one is run. */
export async function ensurePinnedNode() {
  if (existsSync(pinnedNode)) return;
  say('安装脚本被禁用，单独下载项目自带的 Node · install scripts are blocked, fetching the pinned Node …');
  const installer = inRoot('node_modules', 'node', 'installArchSpecificPackage.js');
  // Without these variables, npm uses node_modules/node as its project, where scripts are not blocked.
  const env = { npm_config_local_prefix: undefined, npm_config_prefix: undefined };
  await runProgram(process.execPath, [installer], { cwd: dirname(installer), env });
  if (existsSync(pinnedNode)) return;
  throw new Explained(
    '缺少 node_modules/node/bin/node：请运行 `npm rebuild node --ignore-scripts=false` 后重试 · the pinned Node is missing; run that command and try again.',
  );
}
