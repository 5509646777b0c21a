import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cachedMarkup, MarkupContext } from './cached-markup.tsx';
import { createMarkupRenderer } from './create-markup-renderer.ts';

function productGrid(maxEntries?: number) {
  const rendered: string[] = [];
  const Tile = ({ name }: { name: string }) => {
    rendered.push(name);
    return (
      <b>
        {name} & {name.length} 字
      </b>
    );
  };
  return { rendered, Tile, renderMarkup: createMarkupRenderer(maxEntries) };
}

test('renders the same tile once for many pages', () => {
  const { renderMarkup, rendered, Tile } = productGrid();
  expect(renderMarkup(Tile, { name: '面霜' })).toBe(renderMarkup(Tile, { name: '面霜' }));
  renderMarkup(Tile, { name: '口红' });
  expect(rendered).toEqual(['面霜', '口红']);
});

test('separates components with the same props', () => {
  const { renderMarkup, Tile } = productGrid();
  const Other = ({ name }: { name: string }) => <i>{name}</i>;
  expect(renderMarkup(Tile, { name: '面霜' })).not.toBe(renderMarkup(Other, { name: '面霜' }));
});

test('drops the least recently used entry when full', () => {
  const { renderMarkup, rendered, Tile } = productGrid(2);
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) renderMarkup(Tile, { name });
  expect(rendered).toEqual(['a', 'b', 'c', 'b']);
});

test('renders the same markup on the server and in the browser', () => {
  const { renderMarkup, Tile } = productGrid();
  const CachedTile = cachedMarkup(Tile);
  const onServer = renderToString(
    <MarkupContext value={renderMarkup}>
      <CachedTile name="腮红" />
    </MarkupContext>,
  );
  expect(onServer).toBe(renderToString(<CachedTile name="腮红" />));
  expect(onServer).toContain('腮红');
});
