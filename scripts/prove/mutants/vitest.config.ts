import { fileURLToPath } from 'node:url';
import usual from '../../../vitest.config.ts';
import { applyMutant } from './apply-mutant.ts';

const name = process.env['TESTED_MUTANT'];
const plugins = name ? [applyMutant(name)] : [];
const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The usual projects, with one mutant put into the sources they test. */
export default {
  root,
  test: {
    // A module cached by a run without the mutant would be used instead of the changed one.
    fsModuleCache: false,
    projects: (usual.test?.projects ?? []).map((project) =>
      typeof project === 'object' && 'test' in project
        ? { ...project, root, plugins, test: { ...project.test, fsModuleCache: false } }
        : project,
    ),
  },
};
