import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname } from 'node:path';
import { inRoot, pinnedNode, root } from './paths.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const running = new Set();
let interruption = null;

/** The signal that this process received, or null. */
export const interruptedBy = () => interruption;

/**
 * Runs a program with the project's own Node and tools first on the PATH, and waits for it. Returns its exit code and,
 * with `captures`, its output (otherwise it prints to the terminal). `as` is another user ({ uid, gid }) to run as.
 */
export function runProgram(command, args, { cwd = root, env = {}, captures = false, as = {} } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = captures ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(command, args, { cwd, env: projectEnvironment(env), stdio, ...as });
    const printed = [];
    child.stdout?.on('data', (part) => printed.push(part));
    child.stderr?.on('data', (part) => printed.push(part));
    attach(child);
    child.on('error', (error) => {
      detach(child);
      reject(error);
    });
    child.on('close', (code, signal) => {
      detach(child);
      resolve({ code: code ?? 128 + constants.signals[signal], output: Buffer.concat(printed).toString() });
    });
  });
}

/** Runs a script with the pinned Node. */
export const runNode = (args, options) => runProgram(pinnedNode, args, options);

function projectEnvironment(changes) {
  const path = [dirname(pinnedNode), inRoot('node_modules', '.bin'), process.env.PATH].join(delimiter);
  const merged = { ...process.env, PATH: path, ...changes };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined));
}

// Handlers are installed only while a child runs; otherwise a signal ends this process as usual.
function attach(child) {
  if (running.size === 0) for (const signal of SIGNALS) process.on(signal, pass);
  running.add(child);
}

function detach(child) {
  running.delete(child);
  if (running.size === 0) for (const signal of SIGNALS) process.off(signal, pass);
}

function pass(signal) {
  const isFirst = interruption === null;
  interruption = signal;
  // Ctrl-C in a terminal reaches the whole process group; forwarding it would deliver it twice.
  if (!isFirst || (signal === 'SIGINT' && process.stdin.isTTY)) return;
  for (const child of running) child.kill(signal);
}
