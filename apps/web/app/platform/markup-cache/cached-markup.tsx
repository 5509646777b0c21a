import { type ComponentType, createContext, use } from 'react';

/** Draws a component with its props to markup. */
export type RenderMarkup = <Props extends object>(component: ComponentType<Props>, props: Props) => string;

/** Given on the server only: there the same tile is drawn for many pages, in a browser once. */
export const MarkupContext = createContext<RenderMarkup | null>(null);

/** For the grid around it the box is not there. */
const CONTENTS = { display: 'contents' };

/**
 * A component whose first look follows from its props alone (plain data, no context, no ids): the server draws it once for
 * the same props and puts the markup into every page. Drawing forty tiles anew was most of what a page cost.
 */
export function drawnOnce<Props extends object>(Component: ComponentType<Props>) {
  return function CachedMarkup(props: Props) {
    const render = use(MarkupContext);
    if (render)
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it and made every text in it safe
      return <div style={CONTENTS} dangerouslySetInnerHTML={{ __html: render(Component, props) }} />;
    return (
      <div style={CONTENTS}>
        <Component {...props} />
      </div>
    );
  };
}
