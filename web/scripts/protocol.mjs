// Generates the types of the protocol and of the views from the server's schemas: protocol.d.ts and view.d.ts in
// src/lib/server, and view.d.ts in the browser part of every game that declares its views.
import { access, readFile, readdir, writeFile } from 'node:fs/promises';
import { compile } from 'json-schema-to-typescript';

const from = (path) => new URL(path, import.meta.url);
const style = JSON.parse(await readFile(from('../.prettierrc.json'), 'utf8'));
delete style.plugins; // for other kinds of files

/**
 * Adapt a schema to the type generator: allow additional properties in plain dictionaries only, use the older form of
 * tuples, and keep the names of named types.
 */
function prepare(part) {
  if (Array.isArray(part)) part.forEach(prepare);
  else if (part !== null && typeof part === 'object') {
    if (part.type === 'object' && !part.properties) part.additionalProperties ??= true;
    if (part.prefixItems) {
      part.items = part.prefixItems;
      delete part.prefixItems;
    }
    if (part.$ref) delete part.description;
    Object.values(part).forEach(prepare);
  }
}

async function write(source, target) {
  const path = `docs/reference/${source}`;
  const schema = JSON.parse(await readFile(from(`../../${path}`), 'utf8'));
  delete schema.$ref;
  prepare(schema);
  const types = await compile(schema, schema.title, {
    bannerComment: `/* Made by scripts/protocol.mjs from ${path}: do not edit. */`,
    additionalProperties: false,
    unreachableDefinitions: true,
    style,
  });
  const before = await readFile(from(target), 'utf8').catch(() => '');
  if (before !== types) await writeFile(from(target), types);
}

await write('protocol.schema.json', '../src/lib/server/protocol.d.ts');
await write('views/every-game.schema.json', '../src/lib/server/view.d.ts');
// The editions of Boss Monster share one table, typed by the views of the base game.
const SHARED = { 'boss-monster': 'boss-family' };
for (const file of await readdir(from('../../docs/reference/views'))) {
  const [game] = file.split('.');
  const folder = `../../src/undercroft/games/${(SHARED[game] ?? game).replaceAll('-', '_')}/web`;
  const isThere = await access(from(folder)).then(
    () => true,
    () => false,
  );
  if (isThere) await write(`views/${file}`, `${folder}/view.d.ts`);
}
