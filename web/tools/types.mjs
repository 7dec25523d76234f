// TypeScript's types of what the server sends: its messages from openapi.json, what a game's view
// is from the JSON Schema beside its board; and the bounds of what a form asks for. With --check nothing is written, and stale ones fail.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import openapiTS, { astToString } from 'openapi-typescript'

const check = process.argv.includes('--check')
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** A JSON Schema as the tool for OpenAPI reads it. */
function document(schema) {
  const schemas = JSON.parse(JSON.stringify(schema.$defs).replaceAll('#/$defs/', '#/components/schemas/'))
  return { openapi: '3.1.0', info: { title: '', version: '' }, paths: {}, components: { schemas } }
}

async function made(source) {
  return astToString(await openapiTS(source, { emptyObjectsUnknown: true, defaultNonNullable: false }))
}

/** Only the types themselves, each by its name: a view has no paths, operations or headers. */
function bare(types) {
  const [, schemas] = /^ {4}schemas: \{\n(.*?)^ {4}\};$/ms.exec(types)
  return schemas
    .replace(/^ {8}/gm, '')
    .replace(/^(\w+): /gm, 'export type $1 = ')
    .replace(/components\["schemas"\]\["(\w+)"\]/g, '$1')
}

function put(file, types) {
  const text = `/** Made by \`make generated\`; don't change it by hand. */\n${types}`
  if (read(file) === text) return
  if (!check) return writeFileSync(file, text)
  console.error(`${file} is stale: run \`make generated\`.`)
  process.exitCode = 1
}

/** Least and most of each number of a message, for who tells them before he asks. */
function bounds({ properties }) {
  const numbers = Object.entries(properties).map(([name, one]) => [name, one.anyOf ?? one.oneOf ?? [one]])
  const bounded = numbers.flatMap(([name, kinds]) => kinds.filter((one) => 'maximum' in one).map((one) => [name, one]))
  return bounded.map(([name, one]) => `  ${name}: { least: ${one.minimum}, most: ${one.maximum} },\n`).join('')
}

const api = JSON.parse(read('openapi.json'))
put('src/api/schema.d.ts', await made(api))
put('src/api/bounds.ts', `export const CLOCK = {\n${bounds(api.components.schemas.Clock)}} as const\n`)
const views = readdirSync('src/boards').map((game) => `src/boards/${game}/view.json`)
for (const file of views.filter(existsSync)) {
  put(file.replace('.json', '.d.ts'), bare(await made(document(JSON.parse(read(file))))))
}
