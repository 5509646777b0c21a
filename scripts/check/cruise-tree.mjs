import { cruise } from 'dependency-cruiser';
import configuration from '../../.dependency-cruiser.mjs';

export const ruleNames = configuration.forbidden.map(({ name }) => name);

/** Follows every import below `base`; returns the modules it saw and the violated rules. */
export async function cruiseTree(base, folders) {
  const { enhancedResolveOptions, ...options } = configuration.options;
  const rules = { validate: true, ruleSet: { forbidden: configuration.forbidden } };
  const { output } = await cruise(folders, { ...options, ...rules, baseDir: base }, enhancedResolveOptions);
  return { modules: output.modules, violations: output.summary.violations };
}
