// Writes src/lib/protocol.d.ts from the server's schema, so that no type of the protocol is written twice.
import { readFile, writeFile } from 'node:fs/promises';
import { compile } from 'json-schema-to-typescript';

const schema = JSON.parse(
  await readFile(new URL('../../docs/reference/protocol.schema.json', import.meta.url), 'utf8'),
);

/** A plain dictionary may hold anything; everything else has just the keys that it names. */
function openDictionaries(part) {
  if (Array.isArray(part)) part.forEach(openDictionaries);
  else if (part !== null && typeof part === 'object') {
    if (part.type === 'object' && !part.properties) part.additionalProperties ??= true;
    Object.values(part).forEach(openDictionaries);
  }
}

openDictionaries(schema);
const types = await compile(schema, 'Protocol', {
  bannerComment: '/* Made by scripts/protocol.mjs from docs/reference/protocol.schema.json: do not edit. */',
  additionalProperties: false,
  unreachableDefinitions: true,
});
const target = new URL('../src/lib/protocol.d.ts', import.meta.url);
const before = await readFile(target, 'utf8').catch(() => '');
if (before !== types) await writeFile(target, types);
