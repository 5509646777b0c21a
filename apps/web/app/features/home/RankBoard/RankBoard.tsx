import { groupDigits, STORE } from '@huarong/core/shared';
import { Icon, SectionHead } from '@huarong/ui';
import { displayCount, ProductImage, productPath, ShopperPrice } from '../../catalogue/index.ts';
import type { Board } from '../home-data.ts';
import styles from './RankBoard.module.css';

const { soldDays, repurchaseDays, refreshHour } = STORE.rankings;
const OTHERS = [
  { name: '回购榜', href: '/rank/?kind=repurchase' },
  { name: '好评榜', href: '/rank/?kind=praise' },
  { name: '新锐榜', href: '/rank/?kind=new' },
];

/** Top products of three categories, with their sales numbers. */
export function RankBoard({ boards }: { boards: readonly Board[] }) {
  if (boards.length === 0) return null;
  return (
    <section data-later className={styles.boards} id="rankings" aria-label="花容榜">
      <SectionHead
        title="花容榜"
        sub={
          <span className={styles.kinds}>
            <b>热卖榜</b>
            {OTHERS.map(({ name, href }) => (
              <a key={href} href={href}>
                {name}
              </a>
            ))}
            <small>
              依据近 {soldDays} 天支付件数，每日 {refreshHour}:00 更新
            </small>
          </span>
        }
        more={{ label: '全部榜单', href: '/rank/' }}
      />
      <div className={styles.row}>
        {boards.map((board) => (
          <BoardColumn key={board.key} board={board} />
        ))}
      </div>
    </section>
  );
}

function BoardColumn({ board: { title, category, href, places } }: { board: Board }) {
  const [first, ...others] = places;
  return (
    <div className={styles.board}>
      <h3>
        <b>{title}</b>
        <span>{category}</span>
        <a href={href}>
          完整榜单
          <Icon name="right" size={10} />
        </a>
      </h3>
      {first && (
        <a href={productPath(first.product)} className={styles.first}>
          <span className={styles.image}>
            <ProductImage
              path={first.product.skuImagePath}
              alt=""
              sizes="(max-width: 1199.98px) 156px, 13vw"
            />
            <i>1</i>
          </span>
          <span>
            <em>{first.product.brandNameEN}</em>
            <strong>
              {first.product.nickname && <q>{first.product.nickname}</q>}
              {first.product.productName}
            </strong>
            <small>
              近 {soldDays} 天售出 {groupDigits(first.soldCount)} 件
              <br />
              {repurchaseDays} 天内 {groupDigits(first.repurchaseCount)} 人回购
            </small>
            <ShopperPrice product={first.product} />
          </span>
        </a>
      )}
      <ol start={2}>
        {others.map(({ position, product }) => (
          <li key={product.productId}>
            <a href={productPath(product)}>
              <i>{position}</i>
              <span className={styles.small}>
                <ProductImage path={product.skuImagePath} alt="" sizes="60px" />
              </span>
              <span className={styles.name}>
                <strong>
                  {product.brandNameCN} {product.productName}
                </strong>
                <span>
                  <ShopperPrice product={product} size="sm" />
                  <small>{displayCount(product.commentCount)} 条评价</small>
                </span>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}
