import { sql } from 'kysely';
import type { Database, Queryable } from '#platform/database';
import type { OnProgress } from '../change-sets/index.ts';
import { countDownloads, type DownloadDeps, downloadBatch, retryDownloads } from '../images/index.ts';

const MAX_LINES = 200;

interface ImageProblem {
  url: string;
  state: 'waiting' | 'failed';
  reason: string;
  attempts: number;
  productCode: string;
  skuCode: string | null;
}

/** How far the images of imports are, and each failure with the merchant's own codes. */
export async function describeImages(db: Queryable): Promise<string[]> {
  const { stored, waiting, failed } = await countDownloads(db);
  const problems = await listImageProblems(db);
  const hidden = problems.length > MAX_LINES ? [`……只列出前 ${MAX_LINES} 条`] : [];
  return [
    `导入的图片共 ${stored + waiting + failed} 张：已下载 ${stored}、等待 ${waiting}、失败 ${failed}。`,
    ...problems.slice(0, MAX_LINES).map(describeImageProblem),
    ...hidden,
    ...(failed > 0 ? ['改好地址后重新导入，或加 --now 再下载一次。'] : []),
    ...(waiting > 0 ? ['等待的图片在店铺运行时自动下载；店铺没有运行时，加 --now 现在下载。'] : []),
  ];
}

function describeImageProblem({ url, state, reason, attempts, productCode, skuCode }: ImageProblem): string {
  const place = skuCode === null ? `商品 ${productCode}` : `商品 ${productCode} 规格 ${skuCode}`;
  return state === 'failed'
    ? `失败 ${place} 图片 ${url}：${reason}`
    : `等待 ${place} 图片 ${url}：${reason}，已试 ${attempts} 次，稍后自动再试`;
}

/** Images that failed or were postponed, once for each product or sku that names them. */
async function listImageProblems(db: Queryable): Promise<ImageProblem[]> {
  const { rows } = await sql<ImageProblem>`
    select d.url, d.state, d.reason, d.attempts, p.code as "productCode", s.code as "skuCode"
    from image_download d
    join product_image i on i.source = d.url
    join product p on p.id = i.product_id
    left join sku s on s.id = i.sku_id
    where d.state <> 'stored' and d.reason is not null
    order by d.state, p.code, i.position limit ${MAX_LINES + 1}`.execute(db);
  return rows;
}

/** Fetches everything that waits or failed, now and in this process. */
export async function downloadWaitingImages(
  deps: DownloadDeps & { db: Database },
  onProgress: OnProgress,
): Promise<void> {
  await retryDownloads(deps.db);
  const { waiting } = await countDownloads(deps.db);
  let done = 0;
  const onSettled = () => {
    done += 1;
    onProgress(done, waiting);
  };
  while (await downloadBatch(deps, onSettled));
}
