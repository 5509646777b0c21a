import { mailMembers } from '../../apps/server/src/features/account/index.ts';
import { Explained } from '../../apps/server/src/features/catalogue-import/cli.ts';
import { readConfig } from '../../apps/server/src/platform/config/index.ts';
import type { Database } from '../../apps/server/src/platform/database/index.ts';

export const MARKETING_USAGE =
  '  npm run shop -- marketing-mail 主题 正文                           给打开“营销邮件”的会员发一封邮件';

export const marketingCommands = {
  async 'marketing-mail'(db: Database, [subject, ...words]: string[]) {
    if (!subject || words.length === 0) throw new Explained(MARKETING_USAGE);
    const read = readConfig(process.env);
    if (!read.ok) throw new Explained(read.problems.join('\n'));
    return [`已发给 ${await mailMembers(db, read.config, { subject, text: words.join(' ') })} 位会员`];
  },
};
