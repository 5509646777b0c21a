import { runProgram } from '../bootstrap/run-program.mjs';
import { warn } from '../bootstrap/say.mjs';
import { installDebianPackages, mayInstallDebianPackages } from './debian-packages.mjs';
import { findChromium, HEADLESS_SHELL } from './find-chromium.mjs';

const FONTS = 'fonts-noto-cjk';

/** A browser with Chinese fonts, found or installed; null when neither is possible and the journeys are skipped. */
export async function ensureChromium() {
  const hasShell = findChromium()?.endsWith(HEADLESS_SHELL) || process.env.CHROMIUM_PATH;
  const missing = [hasShell ? [] : [HEADLESS_SHELL], (await hasChineseFonts()) ? [] : [FONTS]].flat();
  if (missing.length > 0 && mayInstallDebianPackages()) await installDebianPackages(missing);
  else if (missing.includes(FONTS))
    warn(`没有中文字体，截图会是方块 · no Chinese fonts, please install ${FONTS}`);
  return findChromium();
}

async function hasChineseFonts() {
  try {
    const { output } = await runProgram('fc-list', [':lang=zh-cn'], { captures: true });
    return output.trim() !== '';
  } catch {
    return process.platform === 'darwin'; // No fc-list: a Mac has the fonts without it.
  }
}
