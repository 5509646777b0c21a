import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { adaptFile } from '../cluster/machines/deploy-files.ts';

const PASSWORD = 'change-me';
const STANZA = '--stanza=huarong';

const SMALL_MACHINE = [
  ['shared_buffers = 4GB', 'shared_buffers = 128MB'],
  ['effective_cache_size = 10GB', 'effective_cache_size = 1GB'],
  ['min_wal_size = 1GB', 'min_wal_size = 80MB'],
] as const;

/** PostgreSQL with a pgBackRest archive, from the files of deploy/one-machine. */
export function createBackedUpServer(folder: string, bin: string) {
  const data = join(folder, 'data');
  const settings = join(folder, 'pgbackrest.conf');
  const log = join(folder, 'postgres.log');
  const run = (program: string, ...args: string[]) =>
    execFileSync('setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', program, ...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const backRest = (...args: string[]) =>
    run('pgbackrest', `--config=${settings}`, STANZA, '--log-level-console=warn', ...args);
  const start = () => run(join(bin, 'pg_ctl'), '-D', data, '-l', log, '-w', '-t', '300', 'start');

  return {
    url: `postgres://huarong:${PASSWORD}@127.0.0.1:5432/huarong`,
    adminUrl: `postgres://postgres:${PASSWORD}@127.0.0.1:5432/huarong`,
    create(rolesFile: string) {
      mkdirSync(join(folder, 'repository'));
      execFileSync('chown', ['-R', 'postgres:', folder]);
      const password = join(folder, 'password');
      writeFileSync(password, PASSWORD, { mode: 0o644 });
      const login = [
        '--username=postgres',
        '--auth-local=peer',
        '--auth-host=scram-sha-256',
        `--pwfile=${password}`,
      ];
      run(
        join(bin, 'initdb'),
        '-D',
        data,
        '--encoding=UTF8',
        '--locale=C.UTF-8',
        '--data-checksums',
        ...login,
      );
      appendFileSync(join(data, 'postgresql.conf'), postgresFile(settings, folder));
      writeFileSync(settings, backRestFile(folder, data));
      execFileSync('chown', ['postgres:', settings]);
      start();
      const admin = `postgres://postgres:${PASSWORD}@127.0.0.1:5432/postgres`;
      const role = ['-v', 'ON_ERROR_STOP=1', '-v', `password=${PASSWORD}`, '-f', rolesFile];
      execFileSync('psql', [admin, ...role], { stdio: 'pipe' });
      backRest('stanza-create');
      backRest('check');
    },
    backUp: () => backRest('--type=full', 'backup'),
    /** Like a power cut. */
    async kill() {
      const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
      process.kill(pid, 'SIGKILL');
      while (isAnyRunning()) await wait(50);
      // pgBackRest takes the file as a server that runs; an operator makes sure of it and removes it.
      rmSync(join(data, 'postmaster.pid'));
    },
    /** Goes back to a moment and starts; what happened later is gone from the database. */
    restoreTo(moment: string) {
      backRest('--delta', '--type=time', `--target=${moment}`, '--target-action=promote', 'restore');
      start();
    },
  };
}
export type BackedUpServer = ReturnType<typeof createBackedUpServer>;

/** Only the processes of this proof are seen in its namespace. */
const isAnyRunning = () =>
  readdirSync('/proc').some((name) => {
    try {
      return /^\d+$/.test(name) && readFileSync(`/proc/${name}/comm`, 'utf8') === 'postgres\n';
    } catch {
      return false;
    }
  });

const postgresFile = (settings: string, folder: string) =>
  `\nport = 5432\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = '${folder}'\n${adaptFile(
    'one-machine/postgresql.conf',
    [...SMALL_MACHINE, ['pgbackrest --stanza=huarong', `pgbackrest --config=${settings} --stanza=huarong`]],
  )}`;

/** The repository is a folder here instead of S3; it is encrypted as deploy says. */
const backRestFile = (folder: string, data: string) =>
  `${adaptFile('one-machine/pgbackrest.conf', [
    ['repo1-type=s3', 'repo1-type=posix'],
    ['repo1-s3-endpoint=s3.example.com\n', ''],
    ['repo1-s3-bucket=huarong-backup\n', ''],
    ['repo1-s3-region=cn-east-1\n', ''],
    ['repo1-s3-key=\n', ''],
    ['repo1-s3-key-secret=\n', ''],
    ['repo1-path=/postgres', `repo1-path=${folder}/repository`],
    ['repo1-cipher-pass=', 'repo1-cipher-pass=proof'],
    ['[huarong]', `log-path=${folder}\nlock-path=${folder}\nspool-path=${folder}\n\n[huarong]`],
    ['/var/lib/postgresql/15/main', data],
  ])}pg1-socket-path=${folder}\n`;
