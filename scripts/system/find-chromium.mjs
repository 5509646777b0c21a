import { findOnPath, thisMachine } from './find-program.mjs';

// The headless shell draws no window, which halves the CPU time of a page.
export const HEADLESS_SHELL = 'chromium-headless-shell';
const WHOLE_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ELSEWHERE = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** The browser of the journeys: CHROMIUM_PATH, then the PATH, then the macOS application; null when there is none. */
export function findChromium(machine = thisMachine) {
  const chosen = machine.env.CHROMIUM_PATH;
  if (chosen) return machine.isExecutable(chosen) ? chosen : null;
  return (
    findOnPath([HEADLESS_SHELL, ...WHOLE_BROWSERS], machine) ?? ELSEWHERE.find(machine.isExecutable) ?? null
  );
}

/** The full browser, preferred for measurements: the headless shell schedules painting differently. */
export const findWholeChromium = (machine = thisMachine) =>
  machine.env.CHROMIUM_PATH ?? findOnPath(WHOLE_BROWSERS, machine) ?? findChromium(machine);
