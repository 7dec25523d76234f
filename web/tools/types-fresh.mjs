// Fails when src/api/schema.d.ts is not what openapi.json says.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// as `npm run types` in package.json says
const OPTIONS = JSON.parse(readFileSync('package.json', 'utf8')).scripts.types.split(' ').slice(1, -2)

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-types-'))
try {
  const fresh = join(folder, 'schema.d.ts')
  const tool = join('node_modules', 'openapi-typescript', 'bin', 'cli.js')
  execFileSync(process.execPath, [tool, ...OPTIONS, '-o', fresh], { stdio: 'pipe' })
  if (readFileSync(fresh, 'utf8') !== readFileSync('src/api/schema.d.ts', 'utf8')) {
    console.error('src/api/schema.d.ts is stale: run `npm run types` in web/.')
    process.exitCode = 1
  }
} finally {
  rmSync(folder, { recursive: true })
}
