import { describe, expect, test } from 'vitest';
import { findChromium } from './find-chromium.mjs';
import { findPostgres } from './find-postgres.mjs';

const machine = ({ programs = [], folders = {}, env = {}, major = 15 }) => ({
  env: { PATH: '/usr/local/bin:/usr/bin', ...env },
  isExecutable: (file) => programs.includes(file),
  majorVersionOf: () => major,
  listFolder: (folder) => folders[folder] ?? [],
});

describe('the browser', () => {
  test('is the one without windows where there is one', () => {
    const programs = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];
    expect(findChromium(machine({ programs }))).toBe('/usr/bin/chromium-headless-shell');
  });

  test('is Chromium before Chrome', () => {
    const programs = ['/usr/local/bin/google-chrome', '/usr/bin/chromium'];
    expect(findChromium(machine({ programs }))).toBe('/usr/bin/chromium');
  });

  test('is the one somebody chose', () => {
    const programs = ['/usr/bin/chromium', '/opt/browser'];
    expect(findChromium(machine({ programs, env: { CHROMIUM_PATH: '/opt/browser' } }))).toBe('/opt/browser');
  });

  test('is none when the chosen one does not exist, rather than another one in silence', () => {
    const env = { CHROMIUM_PATH: '/opt/gone' };
    expect(findChromium(machine({ programs: ['/usr/bin/chromium'], env }))).toBeNull();
  });

  test('is none on an empty machine', () => {
    expect(findChromium(machine({}))).toBeNull();
  });
});

describe('PostgreSQL', () => {
  const bin = (version) => `/usr/lib/postgresql/${version}/bin/initdb`;

  test('is the newest that Debian has', () => {
    const folders = { '/usr/lib/postgresql': ['9.6', '15', '17'] };
    expect(findPostgres(machine({ programs: [bin(15), bin(17)], folders }))).toBe(
      '/usr/lib/postgresql/17/bin',
    );
  });

  test('is none when Debian has only versions before 15', () => {
    const folders = { '/usr/lib/postgresql': ['13', '14'] };
    expect(findPostgres(machine({ programs: [bin(13), bin(14)], folders }))).toBeNull();
  });

  test('skips a version of which only the client is installed', () => {
    const folders = { '/usr/lib/postgresql': ['15', '17'] };
    expect(findPostgres(machine({ programs: [bin(15)], folders }))).toBe('/usr/lib/postgresql/15/bin');
  });

  test('on the PATH counts only when it can make a database', () => {
    expect(findPostgres(machine({ programs: ['/usr/bin/pg_ctl'] }))).toBeNull();
    expect(findPostgres(machine({ programs: ['/usr/bin/pg_ctl', '/usr/bin/initdb'] }))).toBe('/usr/bin');
  });

  test('on the PATH but older than 15 is passed over', () => {
    const programs = ['/usr/bin/pg_ctl', '/usr/bin/initdb'];
    expect(findPostgres(machine({ programs, major: 14 }))).toBeNull();
  });
});
