// Renders templates of Helm as far as our chart uses its language: values, if, range, quote, default, toYaml, nindent.
import { createHash } from 'node:crypto';
import { stringify } from 'yaml';

const ACTION = /(\s*)\{\{(-?)\s*(.*?)\s*\}\}/gs;

/** The text of a template with these values; an action it does not know is an error, as it would be in Helm. */
export function renderTemplate(text, scope) {
  const tokens = [];
  let end = 0;
  for (const { 0: all, 1: space, 2: trims, 3: action, index } of text.matchAll(ACTION)) {
    tokens.push({ text: text.slice(end, index) + (trims ? '' : space) }, { action });
    end = index + all.length;
  }
  tokens.push({ text: text.slice(end) });
  return renderBlock(tokens, scope, { at: 0 }, true);
}

/** Renders up to the `end` of this block; without `isShown` it is only skipped. */
function renderBlock(tokens, scope, position, isShown) {
  let out = '';
  while (position.at < tokens.length) {
    const { text, action } = tokens[position.at];
    position.at += 1;
    if (action === undefined) out += text;
    else if (action === 'end') return isShown ? out : '';
    else if (action.startsWith('if ')) {
      out += renderBlock(tokens, scope, position, isShown && Boolean(evaluate(action.slice(3), scope)));
    } else if (action.startsWith('range ')) out += renderRange(action, tokens, scope, position, isShown);
    else if (isShown) out += String(evaluate(action, scope));
  }
  return isShown ? out : '';
}

function renderRange(action, tokens, scope, position, isShown) {
  const [, key, value, list] = /^range \$(\w+), \$(\w+) := (\S+)$/.exec(action) ?? [];
  if (!list) throw new Error(`not known: ${action}`);
  const start = position.at;
  let out = '';
  // Helm goes through maps in the order of their keys.
  for (const [name, content] of Object.entries(evaluate(list, scope)).sort()) {
    position.at = start;
    out += renderBlock(tokens, { ...scope, [`$${key}`]: name, [`$${value}`]: content }, position, isShown);
  }
  return out;
}

const FUNCTIONS = {
  quote: (value) => JSON.stringify(String(value)),
  default: (value, other) => value || other,
  sha256sum: (value) => createHash('sha256').update(value).digest('hex'),
  nindent: (value, count) =>
    `\n${value
      .trimEnd()
      .split('\n')
      .map((line) => ' '.repeat(count) + line)
      .join('\n')}`,
  toYaml: (value) => stringify(value),
  not: (value) => !value,
};

/** `toYaml .Values.a | nindent 4`: a value, or a function of it, and functions after it. */
function evaluate(pipeline, scope) {
  const [first, ...rest] = pipeline.split('|').map((step) => step.trim());
  const words = first.split(' ');
  const start = words.length === 1 ? read(first, scope) : call(words[0], read(words[1], scope), []);
  return rest.reduce((value, step) => {
    const [name, ...args] = step.split(' ');
    return call(
      name,
      value,
      args.map((word) => read(word, scope)),
    );
  }, start);
}

function call(name, value, args) {
  if (!Object.hasOwn(FUNCTIONS, name)) throw new Error(`not known: ${name}`);
  return FUNCTIONS[name](value, ...args);
}

function read(word, scope) {
  if (/^\d+$/.test(word)) return Number(word);
  const [root, ...path] = word.startsWith('$') ? [word] : word.slice(1).split('.');
  const value = path.reduce((from, name) => from?.[name], scope[root]);
  if (value === undefined) throw new Error(`not set: ${word}`);
  return value;
}
