// Finds words that docs/glossary.md replaces, in names and comments. Texts for shoppers (strings, JSX text) are not read.
import ts from 'typescript';

/** Words that no name and no comment may use. */
const ANYWHERE = new Set(
  (
    'she her hers goods shelf shelves door doors purse till desk hear hears heard tells told wish wishes ' +
    'weigh weighs pour pours poured optimism patience alive storm piece pieces picture pictures shopkeeper finger breath'
  ).split(' '),
);
/** Words that comments may use and names may not. */
const IN_NAMES = new Set(
  (
    'house tell news kept paper papers holding holdings checker agree drawn calm plant planted ' +
    'lane lanes world shot announce nobody somebody'
  ).split(' '),
);
/**
 * Fields of the API, of stored rows and of stored payloads: clients and existing data rely on them. They may be read,
 * written and destructured; a variable of our own takes another name.
 */
const FIXED_FIELDS = new Set(
  (
    'goods goodsFen goodsSets goodsText gapPieces piecesPercent piece shelves picture pictures pictureId needsPictures ' +
    'uploadCommentPicture uploadPicture kept agreed isNews'
  ).split(' '),
);
/** Terms of the trade that contain a banned word. */
const TERMS = /shelf[-_ ]?life|keep[-_ ]?alive/gi;
/** Names of database tables and columns keep their spelling. */
const isColumn = (name) => /^[a-z0-9]+(_[a-z0-9]+)+$/.test(name);

const wordsOf = (name) =>
  name
    .replace(TERMS, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

const bannedInName = (name) => wordsOf(name).find((word) => ANYWHERE.has(word) || IN_NAMES.has(word));
/** `code in backticks` may name a column or a wire field. */
const bannedInProse = (text) => wordsOf(text.replace(/`[^`]*`/g, '')).find((word) => ANYWHERE.has(word));

/** The banned words of one file: `{ line, word, where }`. */
export function findBannedWords(file, text) {
  if (/\.(c?m?[jt]sx?)$/.test(file)) return findInCode(file, text);
  const lineOf = (index) => text.slice(0, index).split('\n').length;
  const comments = file.endsWith('.css')
    ? text.matchAll(/\/\*[\s\S]*?\*\//g)
    : file.endsWith('.sql')
      ? text.matchAll(/--[^\n]*/g)
      : text.matchAll(/[^\n]+/g);
  return [...comments].flatMap((comment) => inProse(comment[0], lineOf(comment.index)));
}

function inProse(text, firstLine) {
  return text.split('\n').flatMap((content, index) => {
    const word = bannedInProse(content);
    return word ? [{ line: firstLine + index, word, where: 'text' }] : [];
  });
}

function findInCode(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lineOf = (index) => source.getLineAndCharacterOfPosition(index).line + 1;
  const findings = [];
  const visit = (node) => {
    const children = node.getChildren(source);
    if (children.length > 0) return children.forEach(visit);
    const trivia = text.slice(node.pos, node.getStart(source, false));
    if (node.kind !== ts.SyntaxKind.JsxText)
      for (const comment of trivia.matchAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g))
        findings.push(...inProse(comment[0], lineOf(node.pos + comment.index)));
    if (isName(node)) {
      const word = bannedInName(node.text);
      if (word) findings.push({ line: lineOf(node.getStart(source)), word, where: `name ${node.text}` });
    }
  };
  visit(source);
  return findings;
}

function isName(node) {
  if (!ts.isIdentifier(node) && !ts.isPrivateIdentifier(node)) return false;
  if (isColumn(node.text)) return false;
  const { parent } = node;
  // <picture> is HTML.
  if (ts.isJsxOpeningLikeElement(parent) || ts.isJsxClosingElement(parent)) return /^[A-Z]/.test(node.text);
  return !FIXED_FIELDS.has(node.text) || isOwnVariable(node, parent);
}

const isOwnVariable = (node, parent) =>
  (ts.isVariableDeclaration(parent) ||
    ts.isParameter(parent) ||
    ts.isFunctionDeclaration(parent) ||
    ts.isTypeAliasDeclaration(parent) ||
    ts.isInterfaceDeclaration(parent)) &&
  parent.name === node;
