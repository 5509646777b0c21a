/**
 * Seam: cached-markup
 * React by itself: renders every component again for every page.
 * Here: the server renders such a component once with `renderToString`, inside the rendering of the page, and inserts the
 *   text; the browser hydrates it as ordinary elements. This relies on both renderers of React writing the same markup.
 * Why: docs/decisions/0021-rendering-cost-of-a-page.md
 * Off: SEAMS_OFF=cached-markup, and the component is rendered in place.
 */
import { type ComponentType, createContext, use } from 'react';

/** Renders a component with its props to markup. */
export type RenderMarkup = <Props extends object>(component: ComponentType<Props>, props: Props) => string;

/** Provided on the server only: it renders the same tile for many pages, a browser only once. */
export const MarkupContext = createContext<RenderMarkup | null>(null);

/** The wrapper does not take part in the layout. */
const CONTENTS = { display: 'contents' };

/**
 * Caches the server markup of a component that depends on its props alone (plain data, no context, no ids): it is
 * rendered once per props and reused in every page. Rendering forty tiles was most of the cost of a page.
 */
export function cachedMarkup<Props extends object>(Component: ComponentType<Props>) {
  return function CachedMarkup(props: Props) {
    const render = use(MarkupContext);
    if (render)
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered and escaped this markup
      return <div style={CONTENTS} dangerouslySetInnerHTML={{ __html: render(Component, props) }} />;
    return (
      <div style={CONTENTS}>
        <Component {...props} />
      </div>
    );
  };
}
