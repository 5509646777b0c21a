import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

interface Child {
  process: ChildProcess;
  /** What it has printed so far. */
  output: { out: string; err: string };
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

/** Runs a file of `children/` as a separate process, to test how a process ends. */
export function runChild(name: string, args: string[] = [], env: NodeJS.ProcessEnv = {}): Child {
  return runFile(fileURLToPath(new URL(`./children/${name}.ts`, import.meta.url)), args, env);
}

/** Runs a file of the shop as a separate process, as a command does. */
export function runFile(file: string, args: string[] = [], env: NodeJS.ProcessEnv = {}): Child {
  const child = spawn(process.execPath, [file, ...args], { env: { ...process.env, ...env } });
  // A failed test must not leave a process running.
  onTestFinished(() => void child.kill('SIGKILL'));
  const output = { out: '', err: '' };
  child.stdout.on('data', (data) => {
    output.out += data;
  });
  child.stderr.on('data', (data) => {
    output.err += data;
  });
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal }));
  return { process: child, output, ended };
}
