import { copyFileSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

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

export default defineConfig({
  plugins: [svelte(), fontLicences()],
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
