import { type ComponentType, createContext, use } from 'react';

/** Draws a component with its props to markup. */
export type Draw = <Props extends object>(component: ComponentType<Props>, props: Props) => string;

/** Given on the server only: there the same tile is drawn for many pages, in a browser once. */
export const DrawContext = createContext<Draw | null>(null);

/** For the grid around it the box is not there. */
const NO_BOX = { display: 'contents' };

/**
 * A component whose first look follows from its props alone (plain data, no context, no ids): the server draws it once for
 * the same props and puts the markup into every page. Drawing forty tiles anew was most of what a page cost.
 */
export function drawnOnce<Props extends object>(Component: ComponentType<Props>) {
  return function DrawnOnce(props: Props) {
    const draw = use(DrawContext);
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it and made every text in it safe
    if (draw) return <div style={NO_BOX} dangerouslySetInnerHTML={{ __html: draw(Component, props) }} />;
    return (
      <div style={NO_BOX}>
        <Component {...props} />
      </div>
    );
  };
}
