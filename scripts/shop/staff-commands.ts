import { CommandError } from '../../apps/server/src/features/catalogue-import/cli.ts';
import { inviteOwner } from '../../apps/server/src/features/staff/index.ts';
import { readConfig } from '../../apps/server/src/platform/config/index.ts';
import type { Database } from '../../apps/server/src/platform/database/index.ts';
import { createOutcomePrinter } from './print-outcome.ts';

export const STAFF_USAGE = `  npm run shop -- staff-first 登录名 [姓名]                            邀请店主，打印一个 15 分钟内有效的链接`;

const printOutcome = createOutcomePrinter({ 'staff-moved-on': '这位员工已停用或离职，请换一个登录名。' });

export const staffCommands = {
  /** The first owner of a new shop, or a new link for an owner who has lost every factor. */
  async 'staff-first'(db: Database, [login = '', name = '店主']: string[]) {
    const read = readConfig(process.env);
    if (!read.ok || !/^[a-z0-9][a-z0-9._@+-]{2,99}$/i.test(login)) throw new CommandError(STAFF_USAGE);
    const invited = await inviteOwner(db, read.config, { login: login.toLowerCase(), name });
    return [...printOutcome(invited, '请在 15 分钟内打开'), ...(invited.ok ? [invited.value.link] : [])];
  },
};
