import { CommandError } from '../../apps/server/src/features/catalogue-import/cli.ts';
import { communityStaff } from '../../apps/server/src/features/community/index.ts';
import type { Database } from '../../apps/server/src/platform/database/index.ts';
import { shanghaiDate } from '../../packages/core/src/shared/index.ts';
import { createOutcomePrinter } from './print-outcome.ts';

const { reviewContent, listPendingContent, replyToComment, CONTENT_KINDS } = communityStaff;

export const COMMUNITY_USAGE = `  npm run shop -- words                                             查看待审核的评价、提问、回答和笔记
  npm run shop -- words-show|words-hide 类别 编号                     通过或不通过（类别：${CONTENT_KINDS.join('、')}）
  npm run shop -- reply 评价编号 内容                                 回复一条评价`;

const printOutcome = createOutcomePrinter({
  'words-not-waiting': '没有这条待审核的内容，可能已经处理过。',
  'comment-not-open': '没有这条公开的评价，或已经回复过。',
  'reply-too-long': '回复要写 1 到 300 个字。',
});

const decide =
  (isShown: boolean, done: string) =>
  async (db: Database, [given, id = '']: string[]) => {
    const kind = CONTENT_KINDS.find((each) => each === given);
    if (!kind) throw new CommandError(COMMUNITY_USAGE);
    return printOutcome(await reviewContent(db, { kind, id, isShown }), done);
  };

export const communityCommands = {
  async lines(db: Database) {
    const held = await listPendingContent(db);
    if (held.length === 0) return ['没有待审核的内容。'];
    return held.map(
      ({ kind, id, author, text, written_at }) =>
        `${kind}  ${id}  ${shanghaiDate(written_at)}  ${author}：${text}`,
    );
  },
  'words-show': decide(true, '已公开'),
  'words-hide': decide(false, '已设为仅作者可见'),
  async reply(db: Database, [id = '', ...lines]: string[]) {
    return printOutcome(await replyToComment(db, id, lines.join(' ')), '已回复');
  },
};
