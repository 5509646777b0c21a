import postcss, { type Plugin, type Rule } from 'postcss';

/** What a pointer over something looks like, unless it is one of several alternatives in `:is()`, or `:not(:hover)`. */
const isHover = (selector: string) => /:hover/.test(selector.replace(/:(not|is|where)\([^)]*\)/g, ''));

/**
 * A touch leaves the look of `:hover` behind on what it has touched, so these rules apply only where a pointer can be over
 * something. Their order stays, and desktops look the same.
 */
export const hoverMedia = (): Plugin => ({
  postcssPlugin: 'hover-media',
  Rule(rule) {
    if (!isHover(rule.selector) || isInHoverMedia(rule)) return;
    const hover = rule.selectors.filter(isHover);
    const others = rule.selectors.filter((selector) => !isHover(selector));
    const media = postcss.atRule({ name: 'media', params: '(hover: hover)' });
    media.append(rule.clone({ selectors: hover }));
    rule.after(media);
    if (others.length === 0) rule.remove();
    else rule.selectors = others;
  },
});

const isInHoverMedia = ({ parent }: Rule) =>
  parent?.type === 'atrule' && (parent as postcss.AtRule).params === '(hover: hover)';
