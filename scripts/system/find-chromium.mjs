import { findOnPath, thisMachine } from './find-program.mjs';

// The shell draws no window of its own, which halves what a page costs.
export const HEADLESS_SHELL = 'chromium-headless-shell';
const WHOLE_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ELSEWHERE = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** The browser the journeys run in: CHROMIUM_PATH, then the PATH, then where a Mac keeps it; null when there is none. */
export function findChromium(machine = thisMachine) {
  const chosen = machine.env.CHROMIUM_PATH;
  if (chosen) return machine.isExecutable(chosen) ? chosen : null;
  return (
    findOnPath([HEADLESS_SHELL, ...WHOLE_BROWSERS], machine) ?? ELSEWHERE.find(machine.isExecutable) ?? null
  );
}

/** The browser shoppers have, where it is installed: the shell paints in its own time, which a measurement must not. */
export const findWholeChromium = (machine = thisMachine) =>
  machine.env.CHROMIUM_PATH ?? findOnPath(WHOLE_BROWSERS, machine) ?? findChromium(machine);
