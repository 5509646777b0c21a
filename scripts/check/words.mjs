// Fails on words that docs/glossary.md replaces, in names, comments and documents.
import { readFileSync } from 'node:fs';
import { inRoot } from '../bootstrap/paths.mjs';
import { findBannedWords } from './banned-words.mjs';
import { listCommitted } from './committed-files.mjs';

const READ = /\.(c?m?[jt]sx?|css|sql|md)$/;
/**
 * Applied migrations never change; the glossary and this check name what is not used; the studio and its photographs
 * show real packs, where paper is a material.
 */
const LEFT_OUT =
  /^(database\/migrations\/00|catalogue\/(brands|community)\/|docs\/glossary\.md|packages\/studio\/|tools\/photography\/|CHANGELOG\.md|scripts\/check\/banned-words)|\.gen\.ts$/;

const files = listCommitted().filter((file) => READ.test(file) && !LEFT_OUT.test(file));
const findings = files.flatMap((file) =>
  findBannedWords(file, readFileSync(inRoot(file), 'utf8')).map((finding) => ({ file, ...finding })),
);

for (const { file, line, word, where } of findings) console.log(`${file}:${line}  "${word}" in ${where}`);
console.log(`${findings.length} banned words in ${files.length} files`);
if (findings.length > 0 || files.length < 1_000) process.exitCode = 1;
