import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DrawContext, drawnOnce } from './cached-markup.tsx';
import { createDraw } from './create-markup-renderer.ts';

function shelf(most?: number) {
  const drawn: string[] = [];
  const Tile = ({ name }: { name: string }) => {
    drawn.push(name);
    return (
      <b>
        {name} & {name.length} 字
      </b>
    );
  };
  return { drawn, Tile, draw: createDraw(most) };
}

test('the same tile is drawn once, however many pages show it', () => {
  const { draw, drawn, Tile } = shelf();
  expect(draw(Tile, { name: '面霜' })).toBe(draw(Tile, { name: '面霜' }));
  draw(Tile, { name: '口红' });
  expect(drawn).toEqual(['面霜', '口红']);
});

test('another component with the same facts looks its own way', () => {
  const { draw, Tile } = shelf();
  const Other = ({ name }: { name: string }) => <i>{name}</i>;
  expect(draw(Tile, { name: '面霜' })).not.toBe(draw(Other, { name: '面霜' }));
});

test('what was asked for longest ago goes when there is too much', () => {
  const { draw, drawn, Tile } = shelf(2);
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) draw(Tile, { name });
  expect(drawn).toEqual(['a', 'b', 'c', 'b']);
});

test('a browser finds on the page what it would draw itself', () => {
  const { draw, Tile } = shelf();
  const Kept = drawnOnce(Tile);
  const onServer = renderToString(
    <DrawContext value={draw}>
      <Kept name="腮红" />
    </DrawContext>,
  );
  expect(onServer).toBe(renderToString(<Kept name="腮红" />));
  expect(onServer).toContain('腮红');
});
