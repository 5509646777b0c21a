import { searchPath } from '@huarong/core/search';
import { ButtonLink, EmptyState } from '@huarong/ui';
import { wallPath } from '../wall/marks.ts';

interface EmptyWallProps {
  typed: string;
  onReset: () => void;
}

/** No brand matches the typed name and mark. Offers a product search for the same text. */
export function EmptyWall({ typed, onReset }: EmptyWallProps) {
  const keyword = typed.trim();
  return (
    <EmptyState
      icon="search"
      title="没有找到这样的品牌"
      actions={
        <>
          {keyword && (
            <ButtonLink kind="ink" href={searchPath(keyword)}>
              在商品里搜「{keyword}」
            </ButtonLink>
          )}
          <ButtonLink kind="line" href={wallPath({})} onClick={onReset}>
            看全部品牌
          </ButtonLink>
        </>
      }
    >
      换中文名、英文名或昵称再找一次，也可以回到全部品牌。
    </EmptyState>
  );
}
