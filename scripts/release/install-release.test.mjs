import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inRoot } from '../bootstrap/paths.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'huarong-install-'));
  writeFileSync(join(folder, 'env'), 'SHOP_MODE=live\n');
  program('restart', `echo "$1 $(cat "${folder}/base/current/RELEASE")" >> "${folder}/restarted"`);
  program('ready', `! grep -q broken "${folder}/base/current/RELEASE"`);
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (...parts) => join(folder, ...parts);
function program(name, text) {
  mkdirSync(join(at(name), '..'), { recursive: true });
  writeFileSync(at(name), `#!/bin/sh\n${text}\n`);
  chmodSync(at(name), 0o755);
}

/** A release whose migration succeeds or fails, with one script of its own and one that all have. */
function pack(name, migrate = 'exit 0') {
  program(`src/${name}/bin/huarong`, `[ "$SHOP_MODE" = live ] || exit 1; ${migrate}`);
  writeFileSync(at('src', name, 'RELEASE'), `${name}\n`);
  const assets = at('src', name, 'apps/web/build/client/assets');
  mkdirSync(assets, { recursive: true });
  writeFileSync(join(assets, `${name}.js`), '');
  writeFileSync(join(assets, 'shared.js'), '');
  const archive = at(`${name}.tar.gz`);
  execFileSync('tar', ['-czf', archive, '-C', at('src'), name]);
  return archive;
}
const install = (argument) =>
  spawnSync('sh', [inRoot('deploy/install-release.sh'), argument], {
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      HUARONG_BASE: at('base'),
      HUARONG_PUBLIC: at('public'),
      HUARONG_ENV: at('env'),
      HUARONG_RESTART: at('restart'),
      HUARONG_READY: at('ready'),
      HUARONG_TRIES: '1',
    },
  }).status;
const current = () => basename(readlinkSync(at('base/current')));
const restarted = () =>
  existsSync(at('restarted')) ? readFileSync(at('restarted'), 'utf8').trim().split('\n') : [];

describe('installing a release', () => {
  it('restarts one process after the other on the new release', () => {
    expect(install(pack('one'))).toBe(0);
    expect([current(), restarted()]).toEqual(['one', ['1 one', '2 one']]);
  });

  it('keeps the files of the last three releases, so that pages of the old one find their scripts', () => {
    for (const name of ['one', 'two', 'three', 'four']) expect(install(pack(name))).toBe(0);
    expect(readdirSync(at('public/assets')).sort()).toEqual(['four.js', 'shared.js', 'three.js', 'two.js']);
    expect(readdirSync(at('base/releases')).sort()).toEqual(['four', 'three', 'two']);
  });

  it('changes nothing when the migration fails', () => {
    install(pack('one'));
    expect(install(pack('two', 'exit 1'))).toBe(1);
    expect([current(), restarted().length]).toEqual(['one', 2]);
  });

  it('goes back by itself when the new release does not become ready', () => {
    install(pack('one'));
    expect(install(pack('broken'))).toBe(1);
    expect([current(), restarted().at(-1)]).toEqual(['one', '2 one']);
  });

  it('can be taken back', () => {
    install(pack('one'));
    install(pack('two'));
    expect([install('--back'), current(), restarted().at(-1)]).toEqual([0, 'one', '2 one']);
  });
});
