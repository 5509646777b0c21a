import { createHash } from 'node:crypto';
import { getFirst } from '@huarong/core/shared';
import type { FastifyInstance } from 'fastify';
import { type CatalogueSource, imageSubjectOf } from '../../catalogue/index.ts';
import { type ImagePort, imageViews } from '../../images/index.ts';

const PER_PAGE = 60;
const STYLE =
  'body{margin:24px;font:13px/1.5 sans-serif;color:#16181b}ul{display:grid;grid-template-columns:repeat(6,1fr);gap:16px;padding:0;list-style:none}img{width:100%;height:auto;display:block}nav a{margin-right:10px}h2{grid-column:1/-1;font-weight:400}';
const POLICY = `default-src 'none'; img-src 'self'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'`;

/** `/demo/studio?category=60002&view=front&page=1`: the product images of a category side by side. */
export function mountContactSheet(app: FastifyInstance, catalogue: CatalogueSource, imageOf: ImagePort) {
  app.get<{ Querystring: Record<string, unknown> }>('/demo/studio', (request, reply) => {
    const { category: categoryId, view, page } = request.query;
    const { topCategories, byCategory } = catalogue.current();
    const category = topCategories.find((candidate) => candidate.id === categoryId) ?? topCategories[0];
    const shown = imageViews.find((candidate) => candidate === view) ?? 'front';
    const from = Math.max(0, (Number.parseInt(String(page), 10) || 1) - 1) * PER_PAGE;
    const products = category ? (byCategory.get(category.id) ?? []) : [];

    const cards = products.slice(from, from + PER_PAGE).map((product) => {
      const path = imageOf(imageSubjectOf(product, getFirst(product.skus)), shown);
      return `<li><img src="${path}" width="400" height="500" alt="" loading="lazy">${escapeHtml(product.brand.name_cn)} ${escapeHtml(product.name_cn)}</li>`;
    });
    const categories = topCategories.map(
      ({ id, name }) => `<a href="?category=${id}&amp;view=${shown}">${escapeHtml(name)}</a>`,
    );
    const views = imageViews.map(
      (each) => `<a href="?category=${category?.id}&amp;view=${each}">${each}</a>`,
    );
    const pages = Array.from(
      { length: Math.ceil(products.length / PER_PAGE) },
      (_none, index) => index + 1,
    ).map(
      (number) => `<a href="?category=${category?.id}&amp;view=${shown}&amp;page=${number}">${number}</a>`,
    );
    return reply
      .headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY })
      .send(
        `<!DOCTYPE html><html lang="zh-CN"><meta charset="utf-8"><title>样片｜花容</title><style>${STYLE}</style><nav>${categories.join('')}</nav><nav>${views.join('')}</nav><nav>${pages.join('')}</nav><ul>${cards.join('')}</ul></html>`,
      );
  });
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
