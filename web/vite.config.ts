import { copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

const here = import.meta.dirname
const site = process.argv.includes('site') // `vite build --mode site`: pages without a server
const out = resolve(here, site ? '../build/site' : '../src/roundhouse/server/static')
const server = process.env['ROUNDHOUSE_SERVER'] ?? 'http://127.0.0.1:8000'

/** The fonts' licence asks to travel with them. */
function fontLicences() {
  return {
    name: 'font-licences',
    closeBundle() {
      mkdirSync(resolve(out, 'licences'), { recursive: true })
      for (const font of ['barlow-semi-condensed', 'besley'])
        copyFileSync(resolve(here, `node_modules/@fontsource/${font}/LICENSE`), resolve(out, `licences/${font}.txt`))
    },
  }
}

/** Texts travel without what is for their writers: comments, and how deep a line stands. */
function plainTexts(): Plugin {
  return {
    name: 'plain-texts',
    enforce: 'pre',
    load(id) {
      const [file = '', query] = id.split('?')
      if (!file.endsWith('.ftl') || query !== 'raw') return null
      const text = readFileSync(file, 'utf8')
        .replace(/^#.*\n/gm, '')
        .replace(/\n{2,}/g, '\n')
      return `export default ${JSON.stringify(text.replace(/^ +/gm, ' '))}`
    },
  }
}

export default defineConfig({
  plugins: [svelte(), fontLicences(), plainTexts()],
  base: site ? './' : '/',
  worker: { format: 'es' },
  build: {
    outDir: out,
    emptyOutDir: true,
    target: 'es2022',
    manifest: 'manifest.json',
    // data: addresses of small pictures would need a wider content security policy
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: server, ws: true } }, fs: { allow: ['..'] } },
})
