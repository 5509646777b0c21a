import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Barcode } from './Barcode.tsx';

it('draws a bar for each bar of the code and names the number', () => {
  const drawn = renderToStaticMarkup(<Barcode value="202611160041927306" />);
  expect(drawn).toContain('条码 202611160041927306');
  // Start, nine pairs and the check symbol have three bars each, the stop symbol four.
  expect(drawn.match(/<rect/g)).toHaveLength(11 * 3 + 4);
});
