import { fileURLToPath } from 'node:url';
import usual from '../../../vitest.config.ts';
import { applyMutant } from './apply-mutant.ts';

const name = process.env['TESTED_MUTANT'];
const plugins = name ? [applyMutant(name)] : [];
const root = fileURLToPath(new URL('../../..', import.meta.url));

const THROUGH_VITE = {
  // A module cached by a run without the mutant would be used instead of the changed one.
  fsModuleCache: false,
  // A plugin puts the mutant in, and Node by itself asks no plugin.
  experimental: { viteModuleRunner: true },
};

/** The usual projects, with one mutant put into the sources they test. */
export default {
  root,
  test: {
    fsModuleCache: false,
    projects: (usual.test?.projects ?? []).map((project) =>
      typeof project === 'object' && 'test' in project
        ? { ...project, root, plugins, test: { ...project.test, ...THROUGH_VITE } }
        : project,
    ),
  },
};
