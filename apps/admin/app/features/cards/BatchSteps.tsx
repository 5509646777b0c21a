import { formatFen, formatTime } from '../../ui/format.ts';
import type { BatchDetail } from './card-texts.ts';

interface Step {
  text: string;
  detail: string;
  at: string | null;
  isDone: boolean;
}

/** The way of a batch from the request to the activation, with who did each step. */
export const BatchSteps = ({ batch }: { batch: BatchDetail }) => (
  <section className="panel" aria-labelledby="steps">
    <header className="panel-h">
      <h2 id="steps">进度</h2>
    </header>
    <ol className="tl">
      {stepsOf(batch).map(({ text, detail, at, isDone }) => (
        <li key={text}>
          <span className={isDone ? 'dot dot-ok' : 'dot'} aria-hidden="true" />
          <p>
            {text}
            <small>{detail}</small>
          </p>
          <time>{at === null ? '' : formatTime(at)}</time>
        </li>
      ))}
    </ol>
  </section>
);

function stepsOf(batch: BatchDetail): Step[] {
  const { requestedBy, approvedBy, downloadedBy, activatedBy } = batch;
  return [
    {
      text: `${requestedBy}提交 ${batch.count} 张 × ${formatFen(batch.faceFen)}`,
      detail: `${batch.purpose}，单据 ${batch.document}`,
      at: batch.requestedAt,
      isDone: true,
    },
    {
      text: approvedBy === null ? '等第二个人同意' : `${approvedBy}同意`,
      detail: '提交人不能自己同意',
      at: null,
      isDone: approvedBy !== null,
    },
    {
      text: '制作卡号与密码',
      detail: '只进一个加密文件，库里只有摘要',
      at: null,
      isDone: batch.made === batch.count,
    },
    {
      text: downloadedBy === null ? '下载一次' : `${downloadedBy}下载了卡号文件`,
      detail: '不能再次下载',
      at: batch.downloadedAt,
      isDone: downloadedBy !== null,
    },
    {
      text: activatedBy === null ? '激活' : `${activatedBy}激活`,
      detail: '下载的人不能激活',
      at: batch.activatedAt,
      isDone: activatedBy !== null,
    },
  ];
}
