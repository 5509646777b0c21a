import { Link } from 'react-router';
import { formatFen, formatTime } from '../../../ui/format.ts';
import { ProductCell } from '../../../ui/product/ProductCell.tsx';
import type { Column } from '../../../ui/table/DataTable.tsx';
import { type ListedProduct, STATUS } from '../product-texts.ts';

export const PRODUCT_COLUMNS: readonly Column<ListedProduct>[] = [
  {
    id: 'product',
    label: '商品',
    isFixed: true,
    cell: ({ productId, imagePath, name, nickname, brandName, code }) => (
      <ProductCell
        image={imagePath}
        name={
          <Link to={`/products/${productId}`}>
            {nickname !== null && `「${nickname}」`}
            {name}
          </Link>
        }
      >
        <span className="roman">{brandName}</span>　<span className="code">{code}</span>
      </ProductCell>
    ),
  },
  { id: 'category', label: '分类', cell: ({ categoryName }) => categoryName, isWideOnly: true },
  { id: 'skus', label: '规格', isNumber: true, cell: ({ skuCount }) => skuCount },
  { id: 'price', label: '售价', isNumber: true, cell: (row) => priceText(row) },
  {
    id: 'available',
    label: '可售',
    isNumber: true,
    cell: ({ available, status }) =>
      available === 0 && status === 'published' ? <b className="due-late">0</b> : count(available),
  },
  { id: 'sold', label: '近 28 天售出', isNumber: true, cell: ({ soldLately }) => count(soldLately) },
  { id: 'status', label: '状态', cell: (row) => <ProductState {...row} /> },
  {
    id: 'changed',
    label: '最近修改',
    cell: ({ changedAt, changedBy }) => (
      <div className="c2">
        <span>{changedBy ?? '导入或命令行'}</span>
        <small>{formatTime(changedAt)}</small>
      </div>
    ),
  },
];

const count = (value: number) => value.toLocaleString('zh-CN');

function priceText({ lowestFen, highestFen }: ListedProduct): string {
  if (lowestFen === null || highestFen === null) return '—';
  return lowestFen === highestFen
    ? formatFen(lowestFen)
    : `${formatFen(lowestFen)} – ${(highestFen / 100).toFixed(2)}`;
}

function ProductState({ status, plannedAt, missing }: ListedProduct) {
  const { label, className } = STATUS[status];
  if (plannedAt !== null)
    return (
      <div className="c2">
        <span className="st st-todo">{status === 'published' ? '定时下架' : '定时上架'}</span>
        <small>{formatTime(plannedAt)}</small>
      </div>
    );
  if (missing.length > 0)
    return (
      <div className="c2">
        <span className="st st-bad">{label}，缺标签信息</span>
        <small className="due-soon product-missing">{missing.join('、')}</small>
      </div>
    );
  return <span className={className}>{label}</span>;
}
